import * as styles from './reload-button.module.css';

/** After an error: loading the page again often helps. */
export const ReloadButton = () => (
  <button type="button" className={styles.again} onClick={() => window.location.reload()}>
    Load the page again
  </button>
);
