import { Icon } from '../icon';
import * as styles from './error-text.module.css';

export const alertGlyph = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5.5M12 16.4v.1';

/** A field's error; the icon marks it without colour. */
export const ErrorText = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={styles.error}>
    <Icon path={alertGlyph} className={styles.sign} />
    <span>{children}</span>
  </p>
);
