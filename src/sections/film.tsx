import * as styles from './film.module.css';

interface FilmProps {
  mp4: { publicURL: string | null };
  webm: { publicURL: string | null };
  poster: { childImageSharp: { resize: { src: string | null } | null } | null };
  /** Tells what the film shows (WCAG 1.2.1: an alternative for video-only). */
  text: string;
}

/** A short silent film that plays only on request, with a text that tells the same. */
export const Film = ({ mp4, webm, poster, text }: FilmProps) => (
  <figure className={styles.film} data-screen-only>
    <video
      controls
      muted
      playsInline
      preload="none"
      poster={poster.childImageSharp?.resize?.src ?? undefined}
    >
      <source src={webm.publicURL ?? undefined} type="video/webm" />
      <source src={mp4.publicURL ?? undefined} type="video/mp4" />
    </video>
    <figcaption className={styles.caption}>{text}</figcaption>
  </figure>
);
