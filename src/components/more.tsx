import { plural } from '../content-model/texts/fill';
import type { Elements } from './elements';
import * as styles from './more.module.css';

interface MoreProps {
  /** How many entries it has; without any it is left out. */
  count: number;
  isOpen?: boolean;
  /** Larger windows have room for all. */
  onPhones?: boolean;
  children: Elements;
}

/** The further entries of a long list, on request and without scripts; paper has all of them. */
export const More = ({ count, isOpen, onPhones, children }: MoreProps) =>
  count > 0 && (
    <details className={styles.more} open={isOpen} data-phones={onPhones}>
      <summary>{plural(TEXTS.lists.more, count)}</summary>
      {children}
    </details>
  );
