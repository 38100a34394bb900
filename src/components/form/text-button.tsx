import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './text-button.module.css';

interface TextButtonProps extends ComponentPropsWithoutRef<'button'> {
  children: string;
  /** The same with what it acts on, for those who hear the button alone. */
  spoken: string;
}

/** A button beside a value, which looks like a link. */
export const TextButton = ({ children, spoken, ...button }: TextButtonProps) => (
  <button type="button" className={styles.button} {...button}>
    <span aria-hidden="true">{children}</span>
    <span data-visually-hidden>{` ${spoken}`}</span>
  </button>
);
