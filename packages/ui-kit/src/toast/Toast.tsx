import { isComposing } from '@forsikring/foundation/isComposing';
import { type KeyboardEvent, type MouseEvent, useId, version } from 'react';
import { StatusIcon } from '../internals/status/StatusIcon';
import { Loader } from '../loader/Loader';
import type { ToastTexts } from './toast.texts';
import type { ShownToast, ToastQueue } from './toastQueue';

/** React 18 does not know the attribute: it takes a text, where React 19 takes a boolean. */
const INERT = (version.startsWith('18.') ? '' : true) as boolean;

interface ToastProps {
  toast: ShownToast;
  texts: ToastTexts;
  queue: ToastQueue;
}

/** One toast: its content, its action, and the button that closes it. */
export function Toast({ toast, texts, queue }: ToastProps) {
  const { close, getShown } = queue;
  const { id, revision, variant, title, content, action, pending, leaving } = toast;
  const bodyId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // A dialog around the toast stays open, also a dialog of a library that listens on the document.
    event.preventDefault();
    event.stopPropagation();
    close(id, 'escape-key');
  };
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    action?.onClick(event);
    // The action may have replaced this toast by another.
    if (!event.defaultPrevented && getShown().includes(toast)) close(id, 'action');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="ui-status ui-toast"
      data-variant={variant}
      data-revision={revision}
      data-leaving={leaving ? '' : undefined}
      role="group"
      aria-labelledby={bodyId}
      tabIndex={-1}
      {...(leaving && { inert: INERT })}
      onKeyDown={closeOnEscape}
    >
      {pending ? (
        // The text says what is pending.
        <Loader className="ui-toast-loader" size="small" labelHidden aria-hidden />
      ) : (
        <StatusIcon status={variant} />
      )}
      <div id={bodyId} className="ui-toast-body">
        <span className="ui-toast-variant">{`${texts[variant]}. `}</span>
        {title && <div className="ui-toast-title">{title}</div>}
        {/* No paragraph: the content may be a node that no paragraph can hold. */}
        <div>{content}</div>
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
