import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { type HomeSectionProps, Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import * as styles from './industry-tiles.module.css';

/** Tiles with icon, title and link. */
export const IndustryTiles = ({ heading, entries }: HomeSectionProps<Queries.IndustryTileFragment>) =>
  heading &&
  entries.length > 0 && (
    <Section id="industry-expertise" {...heading} background="mist">
      <ul className={styles.tiles}>
        {entries.map(({ title, path, icon }) => (
          <li key={path}>
            <SiteLink className={styles.tile} to={path}>
              <Icon className={styles.icon} path={icon} />
              <span>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );

export const industryFragment = graphql`
  fragment IndustryTile on Industry { title path icon }
`;
