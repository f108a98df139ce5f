import type { ReactNode } from 'react';
import { Button } from '../../button/Button';
import { Card } from '../../card/Card';

interface DialogSketchProps {
  title: string;
  children: ReactNode;
  /** The buttons, in their order. */
  actions: ReactNode;
}

/** A picture of a dialog in the page: a real one would cover it. */
export function DialogSketch({ title, children, actions }: DialogSketchProps) {
  return (
    <Card>
      <p style={{ fontSize: 'var(--ui-font-size-heading-3)', fontWeight: 700 }}>{title}</p>
      <div style={{ marginBlock: 'var(--ui-space-3)' }}>{children}</div>
      <Row>{actions}</Row>
    </Card>
  );
}

/** A picture of a toast in the page: a real one would lie over it. */
export function ToastSketch({ children, action }: { children: ReactNode; action?: string }) {
  return (
    <Card style={{ maxInlineSize: '22rem' }}>
      <Row>
        <span>{children}</span>
        {action && <Button variant="tertiary">{action}</Button>}
      </Row>
    </Card>
  );
}

/** Things in a row, which wraps. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 'var(--ui-space-3)',
    }}
  >
    {children}
  </div>
);
