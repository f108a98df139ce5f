import type { KeyboardEvent, MouseEvent } from 'react';
import { StatusIcon } from '../internals/status/StatusIcon';
import { sayToast } from './sayToast';
import type { ToastTexts } from './toast.texts';
import type { ShownToast, ToastQueue } from './toastQueue';

interface ToastProps {
  toast: ShownToast;
  texts: ToastTexts;
  queue: ToastQueue;
}

/** One toast: what it says, what can be done about it, and the way to close it. */
export function Toast({ toast, texts, queue }: ToastProps) {
  const { close, getShown } = queue;
  const { id, variant, title, content, action, leaving } = toast;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around it, if there is one, stays.
    event.preventDefault();
    close(id, 'escape');
  };
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    action?.onClick(event);
    // One that the action itself renewed stands.
    if (!event.defaultPrevented && getShown().includes(toast)) close(id, 'action');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="ui-status ui-toast"
      data-variant={variant}
      data-leaving={leaving || undefined}
      role="group"
      aria-label={sayToast(toast, texts)}
      tabIndex={-1}
      inert={leaving}
      onKeyDown={closeOnEscape}
    >
      <StatusIcon status={variant} />
      <div className="ui-toast-body">
        {title && <p className="ui-toast-title">{title}</p>}
        <p>{content}</p>
        {action && (
          <button type="button" className="ui-toast-action" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="ui-toast-close"
        aria-label={texts.close}
        onClick={() => close(id, 'dismiss')}
      />
    </div>
  );
}
