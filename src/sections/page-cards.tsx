import { graphql } from 'gatsby';
import { CardLink } from '../components/card-link';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import * as styles from './page-cards.module.css';

type RelatedPage = Queries.RelatedServiceFragment | Queries.RelatedIndustryFragment;

interface PageCardsProps {
  pages: readonly (RelatedPage & { chart?: object | null })[];
  /** Large, in two columns. */
  large?: boolean;
}

/** Services or industries, with links to their pages. */
export const PageCards = ({ pages, large }: PageCardsProps) => (
  <ul className={styles.pages} data-large={large}>
    {pages.map(({ title, tagline, path, icon, chart }) => (
      <li key={path} className={styles.page} data-placed={chart ? '' : undefined}>
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
    <Section title={title}>
      <PageCards pages={pages} />
    </Section>
  );

export const pageCardFragments = graphql`
  fragment RelatedService on Service { title tagline path icon }
  fragment RelatedIndustry on Industry { title tagline path icon }
`;
