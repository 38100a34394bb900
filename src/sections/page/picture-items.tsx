import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { SiteLink } from '../../components/site-link';
import * as styles from './picture-items.module.css';

/** Short texts with pictures, such as capabilities; those with a service page link to it. */
export const PictureItems = ({ items }: { items: readonly Queries.PictureItemFragment[] }) => (
  <ul className={styles.items}>
    {items.map(({ name, text, image, service }) => (
      <li key={name} className={styles.item}>
        <Picture picture={image} className={styles.picture} sizes="(max-width: 700px) 50vw, 220px" />
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
    image { ...CardPicture }
    service { path }
  }
`;
