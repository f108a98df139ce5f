import { sayToast } from './sayToast';
import type { ToastTexts } from './toast.texts';
import type { ShownToast } from './toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ShownToast[];
  texts: ToastTexts;
}

/**
 * Tells a screen reader of each toast once: errors at once, the others in their turn (WCAG 2.2, 4.1.3).
 * What was said hides itself after a second, in `toast.css`: who walks through the page meets the toast.
 */
export function ToastAnnouncer({ toasts, texts }: ToastAnnouncerProps) {
  return ['status', 'alert'].map((role) => (
    <div key={role} role={role} className="ui-toast-said">
      {toasts
        .filter(({ variant }) => (variant === 'error') === (role === 'alert'))
        .map((toast) => (
          <p key={toast.round}>{sayToast(toast, texts)}</p>
        ))}
    </div>
  ));
}
