import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Nothing by default. */
  fallback?: (error: unknown) => ReactNode;
  /** A changed key, such as another page's path, tries again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  caught?: { error: unknown } | undefined;
  resetKey: string | undefined;
}

/** Keeps a part that fails to render from taking the rest of the page with it. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { caught: undefined, resetKey };
  }

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback?.(caught.error) : this.props.children;
  }
}
