import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import * as styles from './industry-tiles.module.css';

interface IndustryTilesProps {
  heading: Queries.SectionHeadingFragment | null;
  industries: readonly Queries.IndustryTileFragment[];
}

/** Tiles with icon, title and link. Left out without a heading or entries. */
export const IndustryTiles = ({ heading, industries }: IndustryTilesProps) =>
  heading &&
  industries.length > 0 && (
    <Section id="industry-expertise" {...heading} background="mist">
      <ul className={styles.tiles}>
        {industries.map(({ title, path, icon }) => (
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
