import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './text-button.module.css';

interface TextButtonProps extends ComponentPropsWithoutRef<'button'> {
  children: string;
  /** What it acts on, for those who hear the button alone. */
  about: string;
}

/** A button beside a value, which looks like a link. */
export const TextButton = ({ children, about, ...button }: TextButtonProps) => (
  <button type="button" className={styles.button} {...button}>
    <span>{children}</span>
    <span data-visually-hidden>{` ${about}`}</span>
  </button>
);
