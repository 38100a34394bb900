import type { ReactNode, RefObject } from 'react';
import { glyphs, Icon } from '../icon';
import { alertGlyph } from './error-text';
import * as styles from './outcome.module.css';

interface OutcomeProps {
  /** Receives the focus if the form itself is gone. */
  ref?: RefObject<HTMLDivElement | null>;
  id?: string;
  kind: 'sent' | 'failed';
  children: ReactNode;
}

/** The outcome of sending a message, on the page itself. */
export const Outcome = ({ ref, id, kind, children }: OutcomeProps) => (
  <div ref={ref} id={id} className={styles.outcome} data-kind={kind} tabIndex={ref && -1}>
    <span className={styles.sign}>
      <Icon path={kind === 'sent' ? glyphs.check : alertGlyph} />
    </span>
    <div className={styles.text}>{children}</div>
  </div>
);
