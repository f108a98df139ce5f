import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { report } from '../monitoring/report';
import { errorName } from './errorName';

interface ErrorBoundaryProps {
  /** The name of the part in reports. */
  name: string;
  /** Replaces a crashed part; `retry` mounts the part again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onCrash?: (() => void) | undefined;
  children: ReactNode;
}

/** Limits a crash to the part in which it happened, and reports it. */
export const ErrorBoundary = ({ name, fallback, onCrash, children }: ErrorBoundaryProps) => (
  <Boundary
    onError={(error) => {
      report({ kind: 'crash', message: `${name}: ${errorName(error)}`, error });
      onCrash?.();
    }}
    fallbackRender={({ error, resetErrorBoundary }) => fallback(resetErrorBoundary, error)}
  >
    {children}
  </Boundary>
);
