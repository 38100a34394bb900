import { ReloadButton } from '../components/section-error';
import * as styles from './page-error.module.css';

/** The status of a response, or the message of an error. */
export const errorText = (error: unknown): string => {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : TEXTS.errors.unknown;
};

/** Replaces a page that failed to render (behaviour.md, rule 72). */
export const PageError = ({ error }: { error: unknown }) => (
  <div className={styles.screen} role="alert">
    <h1>{TEXTS.errors.page}</h1>
    <p className={styles.message}>{errorText(error)}</p>
    <p>{TEXTS.errors.pageHelp}</p>
    <ReloadButton />
    {/* A plain link, because after an error a full load is safer. */}
    <a href="/">{TEXTS.errors.home}</a>
  </div>
);
