import { graphql } from 'gatsby';
import { shortTitle } from '../components/link-row';
import { SiteLink } from '../components/site-link';
import { plural } from '../content-model/texts/fill';
import * as styles from './work-links.module.css';

interface LinkedPagesProps {
  name: string;
  pages: readonly Queries.PageLinkFragment[];
  /** Of each link. */
  className: string | undefined;
}

/** Pages under a name, as a group of a `<dl>`. */
export const LinkedPages = ({ name, pages, className }: LinkedPagesProps) => (
  <div>
    <dt>{name}</dt>
    {pages.map(({ title, path }) => (
      <dd key={path}>
        <SiteLink className={className} to={path}>
          {shortTitle(title)}
        </SiteLink>
      </dd>
    ))}
  </div>
);

/** The services, industry and project that a case study belongs to. */
export const WorkLinks = ({ work: { services, industry, project } }: { work: Queries.WorkLinksFragment }) => (
  <aside className={styles.links} aria-label={TEXTS.work.related} data-screen-only>
    <dl className={styles.rows}>
      <LinkedPages
        name={plural(TEXTS.work.services, services.length)}
        pages={services}
        className={styles.link}
      />
      {industry && <LinkedPages name={TEXTS.work.industry} pages={[industry]} className={styles.link} />}
      {project && <LinkedPages name={TEXTS.work.project} pages={[project]} className={styles.link} />}
    </dl>
  </aside>
);

export const workLinksFragment = graphql`
  fragment WorkLinks on CaseStudy {
    services { ...PageLink }
    industry { ...PageLink }
    project { ...PageLink }
  }
`;
