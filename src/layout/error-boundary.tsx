import { Component, type ReactNode } from 'react';
import * as styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** Path of the page; another path is rendered again. */
  pathname: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  pathname: string;
}

/** The status of a response, or the message of an error. */
export const errorText = (error: unknown): string => {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : 'Unknown error';
};

/** Shows the error screen (behaviour.md, rule 72) in place of a page that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, pathname: this.props.pathname };

  static getDerivedStateFromProps(
    { pathname }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return pathname === state.pathname ? null : { error: undefined, pathname };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error ?? new Error('Unknown error') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className={styles.screen} role="alert">
        <h1>Unexpected Application Error!</h1>
        <p className={styles.message}>{errorText(error)}</p>
        <p>
          The page could not be shown. Loading it again often helps; the rest of the site is not affected.
        </p>
        <button type="button" className={styles.again} onClick={() => window.location.reload()}>
          Load the page again
        </button>
        {/* A plain link, because after an error a full load is safer. */}
        <a href="/">Go to the home page</a>
      </div>
    );
  }
}
