import * as styles from './logo.module.css';

interface LogoProps {
  name: string;
  /** An SVG element that the build has cleaned (src/content-tools/icons/drawing.ts). */
  mark: { drawing: string | null };
}

/**
 * The company's mark and name; the name is text, so that it stays sharp, selectable and editable. The mark stands in the
 * page: as a file of its own it would come later, and take from the line what the first picture needs.
 */
export const Logo = ({ name, mark }: LogoProps) => (
  <span className={styles.logo}>
    <span
      className={styles.mark}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own drawing, cleaned by the build
      dangerouslySetInnerHTML={{ __html: mark.drawing ?? '' }}
    />
    <span className={styles.name}>{name}</span>
  </span>
);
