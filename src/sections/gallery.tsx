import { Picture } from '../components/picture/picture';
import * as styles from './gallery.module.css';

export const Pictures = ({ pictures }: { pictures: readonly Queries.LargePictureFragment[] }) => (
  <ul className={styles.pictures}>
    {pictures.map((picture) => (
      <li key={picture.alt} data-frame>
        <Picture picture={picture} sizes={pictures.length === 1 ? '92vw' : undefined} />
      </li>
    ))}
  </ul>
);

/** Further pictures of a project. */
export const Gallery = ({ pictures }: { pictures: readonly Queries.LargePictureFragment[] }) => (
  <section className={styles.gallery} aria-label={TEXTS.work.pictures}>
    <Pictures pictures={pictures} />
  </section>
);
