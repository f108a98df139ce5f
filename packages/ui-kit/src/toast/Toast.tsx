import { isComposing } from '@forsikring/foundation/isComposing';
import { type KeyboardEvent, useId } from 'react';
import { StatusIcon } from '../internals/status/StatusIcon';
import { Loader } from '../loader/Loader';
import type { ToastTexts } from './toast.texts';
import type { ShownToast, ToastAction, ToastQueue } from './toastQueue';

interface ToastProps {
  toast: ShownToast;
  texts: ToastTexts;
  queue: ToastQueue;
}

/** One toast: its content, its actions, and the button that closes it; or content of the consumer's own. */
export function Toast({ toast, texts, queue }: ToastProps) {
  const { close, getShown } = queue;
  const { id, revision, variant, title, content, custom, action, icon, pending, leaving } = toast;
  const bodyId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // A dialog around the toast stays open, also a dialog of a library that listens on the document.
    event.preventDefault();
    event.stopPropagation();
    close(id, 'escape-key');
  };
  const renderAction = ({ label, onClick }: ToastAction) => (
    <button
      key={label}
      type="button"
      className="ui-toast-action"
      onClick={(event) => {
        onClick(event);
        // The action may have replaced this toast by another.
        if (!event.defaultPrevented && getShown().includes(toast)) close(id, 'action');
      }}
    >
      {label}
    </button>
  );
  const statusIcon = icon === undefined ? <StatusIcon status={variant} /> : icon;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className={custom ? 'ui-toast' : 'ui-status ui-toast'}
      data-variant={variant}
      data-revision={revision}
      data-leaving={leaving ? '' : undefined}
      role="group"
      aria-labelledby={bodyId}
      tabIndex={-1}
      // React 18 does not know the attribute.
      ref={(element) => void element?.toggleAttribute('inert', leaving)}
      onKeyDown={closeOnEscape}
    >
      {!custom && (
        // The text says what is pending, and the name of the variant says what the icon means.
        <span className="ui-toast-icon" aria-hidden>
          {pending ? <Loader size="small" labelHidden /> : statusIcon}
        </span>
      )}
      <div id={bodyId} className="ui-toast-body">
        <span className="ui-toast-variant">{`${texts[variant]}. `}</span>
        {title && <div className="ui-toast-title">{title}</div>}
        {/* No paragraph: the content may be a node that no paragraph can hold. */}
        <div>{content}</div>
        {[action ?? []].flat().map(renderAction)}
      </div>
      {!custom && (
        <button
          type="button"
          className="ui-toast-close"
          aria-label={texts.close}
          onClick={() => close(id, 'dismiss')}
        />
      )}
    </div>
  );
}
