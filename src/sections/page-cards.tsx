import { graphql } from 'gatsby';
import { CardLink } from '../components/card-link';
import { Icon } from '../components/icon';
import { type HomeSectionProps, Section } from '../components/section';
import * as styles from './page-cards.module.css';

interface PageCardsProps {
  pages: readonly (Queries.RelatedServiceFragment | Queries.RelatedIndustryFragment)[];
  /** Large, in two columns. */
  large?: boolean;
}

/** Services or industries, with links to their pages. */
export const PageCards = ({ pages, large }: PageCardsProps) => (
  <ul className={styles.pages} data-large={large}>
    {pages.map(({ title, tagline, path, icon }) => (
      <li key={path} className={styles.page}>
        <Icon className={styles.icon} path={icon} />
        <h3>
          <CardLink to={path}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{tagline}</p>
      </li>
    ))}
  </ul>
);

/** Services or industries related to a page; nothing if there are none. */
export const RelatedPages = ({ title, pages }: PageCardsProps & { title: string }) =>
  pages.length > 0 && (
    <Section title={title} layout="beside">
      <PageCards pages={pages} />
    </Section>
  );

/** The industries as in the index of a sea atlas: icon, title and what awaits there. */
export const IndustryTiles = ({ heading, entries }: HomeSectionProps<Queries.RelatedIndustryFragment>) =>
  heading &&
  entries.length > 0 && (
    <Section id="industry-expertise" {...heading} background="mist" layout="split">
      <PageCards pages={entries} large />
    </Section>
  );

export const pageCardFragments = graphql`
  fragment RelatedService on Service { title tagline path icon }
  fragment RelatedIndustry on Industry { title tagline path icon }
`;
