import { type ComponentPropsWithoutRef, type RefObject, useEffect } from 'react';
import * as styles from './button.module.css';

interface SubmitButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  /** The label, and the label while the form is being sent. */
  children: string;
  sendingText?: string;
  sending: boolean;
  describedBy?: string | undefined;
}

/** The submit button; disabled while the form is being sent. */
export const SubmitButton = (props: SubmitButtonProps) => {
  const { ref, children, sendingText = TEXTS.form.sending, sending, describedBy } = props;
  // Firefox keeps a button disabled across a reload, and React takes that for its own HTML.
  useEffect(() => {
    if (ref.current) ref.current.disabled = sending;
  }, [ref, sending]);

  return (
    <button
      ref={ref}
      type="submit"
      className={styles.button}
      disabled={sending}
      aria-describedby={describedBy}
    >
      {sending && <span className={styles.spinner} />}
      <span>{`${sending ? sendingText : children} `}</span>
    </button>
  );
};

export const QuietButton = (props: ComponentPropsWithoutRef<'button'>) => (
  <button type="button" className={styles.button} data-look="quiet" {...props} />
);
