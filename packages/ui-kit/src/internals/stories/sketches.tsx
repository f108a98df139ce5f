import type { ReactNode } from 'react';
import { Button } from '../../button/Button';
import { Card } from '../../card/Card';
import { CloseButton } from '../CloseButton';

interface DialogSketchProps {
  title: string;
  children: ReactNode;
  /** The buttons, in their order. */
  actions: ReactNode;
  /** Shows the cross. */
  cross?: boolean | undefined;
}

/** A picture of a dialog in the page, with the styles of a real one, which would cover the page. */
export function DialogSketch({ title, children, actions, cross = false }: DialogSketchProps) {
  return (
    <div
      className="ui-dialog"
      style={{
        position: 'relative',
        margin: 0,
        maxInlineSize: 'none',
        inlineSize: '100%',
        opacity: 1,
      }}
    >
      <p className="ui-heading-2 ui-dialog-title">{title}</p>
      {cross && <CloseButton part="ui-dialog-close" onPress={() => {}} />}
      <div className="ui-dialog-body">{children}</div>
      <div className="ui-dialog-actions">{actions}</div>
    </div>
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
