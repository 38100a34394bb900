import * as styles from './section-error.module.css';

/** After an error: reloading the page often helps. */
export const ReloadButton = () => (
  <button type="button" className={styles.again} onClick={() => window.location.reload()}>
    Reload the page
  </button>
);

/** Replaces the content of a section that failed to render. The footer has the offices' phones and addresses. */
export const SectionError = () => (
  <div className={styles.error} role="alert">
    <p>This part of the page could not be shown.</p>
    <ReloadButton />
    <p>You can also call or write to us: phone numbers and email addresses are at the end of the page.</p>
  </div>
);
