import { SiteLink } from '../components/site-link';
import * as styles from './work-links.module.css';

interface PageLink {
  title: string;
  path: string;
}

interface WorkLinksProps {
  services: readonly PageLink[];
  industry: PageLink;
  project?: PageLink | null;
}

/** Which services, which industry and which project a piece of work belongs to. */
export const WorkLinks = ({ services, industry, project }: WorkLinksProps) => {
  const rows = [
    { name: services.length === 1 ? 'Service' : 'Services', pages: services },
    { name: 'Industry', pages: [industry] },
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
