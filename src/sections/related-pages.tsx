import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import * as styles from './related-pages.module.css';

interface RelatedPagesProps {
  title: string;
  pages: readonly { title: string; tagline: string; path: string; icon: string }[];
}

/** Services or industries that belong to a page; nothing at all where there are none. */
export const RelatedPages = ({ title, pages }: RelatedPagesProps) =>
  pages.length === 0 ? null : (
    <Section title={title} layout="beside">
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
    </Section>
  );
