import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { StatusIcon } from '../internals/status/StatusIcon';
import type { ToastTexts } from './toast.texts';
import type { ShownToast, ToastQueue } from './toastQueue';

interface ToastProps {
  toast: ShownToast;
  texts: ToastTexts;
  close: ToastQueue['close'];
}

/** One toast: what it says, what can be done about it, and the way to close it. */
export function Toast({ toast, texts, close }: ToastProps) {
  const { id, variant, title, content, action, leaving } = toast;
  const labelId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog around it, if there is one, stays.
    event.preventDefault();
    close(id, 'escape');
  };
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    action?.onClick(event);
    if (!event.defaultPrevented) close(id, 'action');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="ui-status ui-toast"
      data-variant={variant}
      data-leaving={leaving ? '' : undefined}
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      inert={leaving}
      onKeyDown={closeOnEscape}
    >
      <StatusIcon status={variant} />
      <div className="ui-toast-body">
        <div id={labelId}>
          <span className="ui-visually-hidden">{texts[variant]}: </span>
          {title && <p className="ui-toast-title">{title}</p>}
          <p className="ui-toast-text">{content}</p>
        </div>
        {action && (
          <button type="button" className="ui-toast-action" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="ui-toast-close" onClick={() => close(id, 'dismiss')}>
        <span className="ui-visually-hidden">{texts.close}</span>
      </button>
    </div>
  );
}
