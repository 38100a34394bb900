import * as styles from './logo.module.css';
import type { LayoutData } from './use-layout-data';

/**
 * The company's mark and name. The name is text, so that it stays sharp, selectable and editable. The mark is inline:
 * as a file it would load later and compete with the first picture.
 */
export const Logo = ({ name, mark }: Pick<LayoutData['company'], 'name' | 'mark'>) => (
  <span className={styles.logo}>
    <span
      className={styles.mark}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the company's own SVG, cleaned by the build (drawing.ts)
      dangerouslySetInnerHTML={{ __html: mark.drawing ?? '' }}
    />
    <span className={styles.name}>{`${name} `}</span>
  </span>
);
