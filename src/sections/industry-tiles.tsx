import { graphql } from 'gatsby';
import { Icon } from '../components/icon';
import { type HomeSectionProps, Section } from '../components/section';
import { SiteLink } from '../components/site-link';
import * as styles from './industry-tiles.module.css';

/** The industries as in the index of a sea atlas: icon, title and what awaits there. */
export const IndustryTiles = ({ heading, entries }: HomeSectionProps<Queries.IndustryTileFragment>) =>
  heading &&
  entries.length > 0 && (
    <Section id="industry-expertise" {...heading} background="mist" layout="split">
      <ul className={styles.tiles}>
        {entries.map(({ title, path, icon, tagline }) => (
          <li key={path} className={styles.tile}>
            <Icon className={styles.icon} path={icon} />
            <h3>
              <SiteLink className={styles.link} to={path}>
                {title}
              </SiteLink>
            </h3>
            <p className={styles.text}>{tagline}</p>
          </li>
        ))}
      </ul>
    </Section>
  );

export const industryFragment = graphql`
  fragment IndustryTile on Industry { title path icon tagline }
`;
