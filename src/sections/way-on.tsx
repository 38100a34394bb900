import { SiteLink } from '../components/site-link';
import * as styles from './way-on.module.css';

/** Links that lead on from a page that ends something. */
export const WayOn = ({ links }: { links: readonly { name: string; link: string }[] }) => (
  <ul className={styles.links}>
    {links.map(({ name, link }) => (
      <li key={link}>
        <SiteLink className={styles.link} to={link}>
          {name}
        </SiteLink>
      </li>
    ))}
  </ul>
);
