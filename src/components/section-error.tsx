import * as styles from './section-error.module.css';

/** After an error: reloading the page often helps. */
export const ReloadButton = () => (
  <button type="button" className={styles.again} onClick={() => window.location.reload()}>
    {TEXTS.errors.reload}
  </button>
);

/** Replaces the content of a section that failed to render. The footer has the offices' phones and addresses. */
export const SectionError = () => (
  <div className={styles.error} role="alert">
    <p>{TEXTS.errors.section}</p>
    <ReloadButton />
    <p>{TEXTS.errors.sectionHelp}</p>
  </div>
);
