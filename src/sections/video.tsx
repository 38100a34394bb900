import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { useHydrated } from '../browser/hydration';
import { Picture } from '../components/picture/picture';
import * as styles from './video.module.css';

/** One transparent pixel. Without a poster Chromium paints the video's area grey. */
const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A short silent video that plays on request, with a text that says the same (WCAG 1.2.1). A button starts it; then, and
 * without scripts, it has the controls of the browser.
 */
export const Video = ({ video: { mp4, webm, poster, text } }: { video: Queries.VideoFragment }) => {
  const video = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const [isAsked, setIsAsked] = useState(false);
  const start = () => {
    setIsAsked(true);
    // The button goes, so the focus moves to what replaces it (WCAG 2.4.3).
    video.current?.focus({ preventScroll: true });
    // The browser's controls say what is wrong, and start it again.
    video.current?.play().catch(() => undefined);
  };
  const hasButton = isHydrated && !isAsked;
  return (
    <figure className={styles.video}>
      <div className={styles.frame} data-screen-only>
        {/* Not the `poster` attribute: browsers fetch it however far it is from the viewport. */}
        <Picture picture={{ alt: '', src: poster }} className={styles.poster} />
        <video
          ref={video}
          controls={!hasButton}
          tabIndex={hasButton ? -1 : undefined}
          muted
          playsInline
          preload="none"
          poster={transparent}
        >
          <source src={webm.publicURL ?? undefined} type="video/webm" />
          <source src={mp4.publicURL ?? undefined} type="video/mp4" />
        </video>
        {hasButton && (
          <button type="button" className={styles.play} onClick={start}>
            <span className={styles.label}>{TEXTS.work.playFilm}</span>
          </button>
        )}
      </div>
      <figcaption>
        <details className={styles.transcript}>
          <summary>{TEXTS.work.transcript}</summary>
          <p>{text}</p>
        </details>
      </figcaption>
    </figure>
  );
};

export const videoFragment = graphql`
  fragment Video on Video {
    mp4 { publicURL }
    webm { publicURL }
    poster { childImageSharp { gatsbyImageData(
      width: 640
      outputPixelDensities: [0.5, 1, 2]
      sizes: "(max-width: 1279px) calc(100vw - 48px), 1188px"
    ) } }
    text
  }
`;
