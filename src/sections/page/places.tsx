import { graphql } from 'gatsby';
import { itemStyles } from '../../components/item-styles';
import { Picture } from '../../components/picture/picture';
import * as styles from './places.module.css';

export const placesId = 'places';

/** A picture with names at their places, and the ways that join them. Without room the names are a list; phones turn a map. */
export const Places = ({ picture, isMap, places, ways }: Queries.PlacesFragment) => (
  <div className={styles.places} data-map={isMap}>
    <div className={styles.map} data-frame>
      <Picture picture={picture} />
      {ways && (
        <svg className={styles.ways} viewBox="0 0 200 100" aria-hidden="true">
          {ways.map(({ x1, y1, x2, y2 }) => (
            <line key={`${x1} ${y1}`} x1={2 * x1} y1={y1} x2={2 * x2} y2={y2} pathLength="1" />
          ))}
        </svg>
      )}
    </div>
    <ul className={styles.names}>
      {places.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </div>
);

/** Where the names are. */
export const placeStyles = (places: Queries.PlacesFragment['places']): string =>
  itemStyles(
    placesId,
    places.map(({ x, y }) => ({ x, y })),
  );

export const placesFragment = graphql`
  fragment Places on PlacesBlock {
    picture {
      alt focus
      src { childImageSharp { gatsbyImageData(
        width: 1280
        outputPixelDensities: [0.6, 0.85, 1.15, 2]
        avifOptions: { quality: 32 }
        sizes: "max(438px, min(100vw, 1472px))"
      ) } }
    }
    isMap
    places { name x y }
    ways { x1 y1 x2 y2 }
  }
`;
