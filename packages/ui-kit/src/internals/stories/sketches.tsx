import type { ReactNode } from 'react';
import { Toast } from '../../toast/Toast';
import { toastTexts } from '../../toast/toast.texts';
import { createToastQueue, type ShownToast } from '../../toast/toastQueue';
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

interface ToastSketchProps extends Partial<Pick<ShownToast, 'variant' | 'title'>> {
  children: ReactNode;
  /** The text of its button. */
  action?: string | undefined;
}

const queue = createToastQueue();

/** A toast in the page: a real one would lie over the page. */
export const ToastSketch = ({ variant = 'success', title, children, action }: ToastSketchProps) => (
  <div
    className="ui-toast-region"
    style={{ inlineSize: '100%', margin: 0, padding: 0, overflow: 'visible' }}
  >
    <Toast
      toast={{
        id: 'sketch',
        revision: 0,
        variant,
        title,
        content: children,
        action: action ? { label: action, onClick: () => {} } : undefined,
        custom: false,
        pending: false,
        listed: false,
        leaving: false,
      }}
      texts={toastTexts.nb}
      queue={queue}
    />
  </div>
);

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
