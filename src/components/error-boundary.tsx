import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Nothing by default. */
  fallback?: (error: unknown) => ReactNode;
  /** A changed key, such as another page's path, tries again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  error: unknown;
  resetKey: string | undefined;
}

/** Keeps a part that fails to render from taking the rest of the page with it. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, error: undefined, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'failed' | 'error'> {
    return { failed: true, error };
  }

  override render() {
    return this.state.failed ? this.props.fallback?.(this.state.error) : this.props.children;
  }
}
