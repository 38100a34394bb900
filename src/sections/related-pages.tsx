import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import * as styles from './related-pages.module.css';

interface PageCardsProps {
  pages: readonly (Queries.RelatedServiceFragment | Queries.RelatedIndustryFragment)[];
}

/** Services or industries, with links to their pages. */
export const PageCards = ({ pages }: PageCardsProps) => (
  <ul className={styles.pages}>
    {pages.map((page) => (
      <li key={page.path} className={styles.page}>
        <Icon className={styles.icon} path={page.icon} />
        <h3>
          <SiteLink className={styles.link} to={page.path}>
            {page.title}
          </SiteLink>
        </h3>
        <p className={styles.text}>{page.tagline}</p>
      </li>
    ))}
  </ul>
);

/** Services or industries related to a page; nothing if there are none. */
export const RelatedPages = ({ title, pages }: PageCardsProps & { title: string }) =>
  pages.length === 0 ? null : (
    <Section title={title} layout="beside">
      <PageCards pages={pages} />
    </Section>
  );

export const relatedFragments = graphql`
  fragment RelatedService on Service { title tagline path icon }
  fragment RelatedIndustry on Industry { title tagline path icon }
`;
