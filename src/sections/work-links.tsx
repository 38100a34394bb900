import { graphql } from 'gatsby';
import { SiteLink } from '../components/site-link';
import * as styles from './work-links.module.css';

/** The services, industry and project that a case study belongs to. */
export const WorkLinks = ({ work: { services, industry, project } }: { work: Queries.WorkLinksFragment }) => {
  const rows = [
    { name: services.length === 1 ? 'Service' : 'Services', pages: services },
    ...(industry ? [{ name: 'Industry', pages: [industry] }] : []),
    ...(project ? [{ name: 'Project', pages: [project] }] : []),
  ];
  return (
    <aside className={styles.links} aria-label="Related pages" data-screen-only>
      <dl className={styles.rows}>
        {rows.map(({ name, pages }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            {pages.map(({ title, path }) => (
              <dd key={path}>
                <SiteLink className={styles.link} to={path}>
                  {title}
                </SiteLink>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </aside>
  );
};

export const workLinksFragment = graphql`
  fragment WorkLinks on CaseStudy {
    services { ...PageLink }
    industry { ...PageLink }
    project { ...PageLink }
  }
`;
