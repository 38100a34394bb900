import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { SiteLink } from '../../components/site-link';
import * as styles from './picture-items.module.css';

/** Wider than its column, as it is cropped to a taller shape. */
const shownAt = '(max-width: 699.98px) 36vw, (max-width: 999.98px) 155px, max(264px, 16.5vw)';

/** Short texts with pictures that say the same, such as capabilities; those with a service page link to it. */
export const PictureItems = ({ items }: { items: readonly Queries.PictureItemFragment[] }) => (
  <ul className={styles.items}>
    {items.map(({ name, text, image, service }) => (
      <li key={name} className={styles.item}>
        <Picture picture={image} alt="" className={styles.picture} sizes={shownAt} />
        <h3 className={styles.name}>
          {service ? (
            <SiteLink className={styles.link} to={service.path}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);

export const pictureItemFragment = graphql`
  fragment PictureItem on PictureText {
    name text
    image { ...SmallPicture }
    service { path }
  }
`;
