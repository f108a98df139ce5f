import { Component, type ReactNode } from 'react';
import { report } from '../monitoring/report';
import { errorName } from './errorName';

interface ErrorBoundaryProps {
  /** The name of the part in reports. */
  name: string;
  /** Replaces a crashed part; `retry` mounts the part again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

/** Limits a crash to the part in which it happened, and reports it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean; error: unknown }
> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    report({ kind: 'crash', message: `${this.props.name}: ${errorName(error)}`, error });
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }), this.state.error)
      : this.props.children;
  }
}
