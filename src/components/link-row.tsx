import type { Elements } from './elements';
import * as styles from './link-row.module.css';

/** Links in a row; its children are list items. */
export const LinkRow = ({ children }: { children: Elements }) => <ul className={styles.row}>{children}</ul>;
