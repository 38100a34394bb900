import * as styles from './logo.module.css';

interface LogoProps {
  name: string;
  /** An SVG element, cleaned by the build (src/content-tools/pictures/drawing.ts). */
  mark: { drawing: string | null };
}

/**
 * The company's mark and name. The name is text, so that it stays sharp, selectable and editable. The mark is inline:
 * as a file it would load later and compete with the first picture.
 */
export const Logo = ({ name, mark }: LogoProps) => (
  <span className={styles.logo}>
    <span
      className={styles.mark}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own drawing, cleaned by the build
      dangerouslySetInnerHTML={{ __html: mark.drawing ?? '' }}
    />
    <span className={styles.name}>{`${name} `}</span>
  </span>
);
