import { honeypotField } from '../../message/fields';
import * as styles from './honeypot.module.css';

/** A field that only bots fill in (behaviour.md, rule 64). */
export const Honeypot = ({ id }: { id: string }) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label htmlFor={id}>{TEXTS.form.leaveEmpty}</label>
    <input
      type="text"
      id={id}
      name={honeypotField}
      tabIndex={-1}
      autoComplete="off"
      // 1Password, LastPass, Bitwarden and Dashlane leave such fields alone.
      data-1p-ignore
      data-lpignore="true"
      data-bwignore
      data-form-type="other"
    />
  </div>
);
