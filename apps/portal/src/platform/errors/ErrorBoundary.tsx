import { Component, type ReactNode } from 'react';
import { report } from '../monitoring/report';

interface ErrorBoundaryProps {
  /** What the part is called in reports. */
  name: string;
  /** Stands where the part crashed; `retry` mounts the part anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a crash to the part that it happened in, and reports it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: '' };
    report({ kind: 'crash', message: `${this.props.name}: ${name}: ${message}` });
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
