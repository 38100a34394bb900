import { Picture, type PictureData } from '../components/picture';
import * as styles from './film.module.css';

interface FilmProps {
  mp4: { publicURL: string | null };
  webm: { publicURL: string | null };
  /** Shown until the film plays. */
  poster: PictureData;
  /** Tells what the film shows (WCAG 1.2.1: an alternative for video-only). */
  text: string;
}

/** One transparent point. Without a poster Chromium would paint the film's place grey. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A short silent film that plays only on request, with a text that tells the same. */
export const Film = ({ mp4, webm, poster, text }: FilmProps) => (
  <figure className={styles.film} data-screen-only>
    <div className={styles.frame}>
      {/* Not as the film's poster, which is fetched however far below the window it is. */}
      <Picture {...poster} className={styles.poster} />
      <video controls muted playsInline preload="none" poster={nothing}>
        <source src={webm.publicURL ?? undefined} type="video/webm" />
        <source src={mp4.publicURL ?? undefined} type="video/mp4" />
      </video>
    </div>
    <figcaption className={styles.caption}>{text}</figcaption>
  </figure>
);
