import { trapField } from '../../message/form';
import * as styles from './trap.module.css';

/** A field that only programs fill in. */
export const Trap = ({ id }: { id: string }) => (
  <div className={styles.trap} aria-hidden="true">
    <label htmlFor={id}>Please leave this field empty</label>
    <input type="text" id={id} name={trapField} tabIndex={-1} autoComplete="off" />
  </div>
);
