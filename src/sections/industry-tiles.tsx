import { Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import * as styles from './industry-tiles.module.css';

interface IndustryTilesProps {
  industries: readonly { title: string; path: string; icon: string }[];
}

/** Tiles with icon, title and link, each an isle of its own. */
export const IndustryTiles = ({ industries }: IndustryTilesProps) => (
  <ul className={styles.tiles}>
    {industries.map(({ title, path, icon }) => (
      <li key={path}>
        <SiteLink className={styles.tile} to={path}>
          <Icon className={styles.icon} path={icon} />
          {title}
        </SiteLink>
      </li>
    ))}
  </ul>
);
