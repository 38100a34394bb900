import { Picture } from '../components/picture/picture';
import * as styles from './gallery.module.css';

/** Further pictures of a project. */
export const Gallery = ({ pictures }: { pictures: readonly Queries.LargePictureFragment[] }) => (
  <section className={styles.gallery} aria-label="Pictures">
    <ul className={styles.pictures}>
      {pictures.map((picture) => (
        <li key={picture.alt} className={styles.frame}>
          <Picture picture={picture} className={styles.picture} />
        </li>
      ))}
    </ul>
  </section>
);
