import { useEffect, useState } from 'react';
import { sayToast } from './sayToast';
import type { ToastTexts } from './toast.texts';
import type { ShownToast } from './toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ShownToast[];
  texts: ToastTexts;
}

/** Until then a dialog may close, and the region move: what comes with its region is not read. */
const SETTLED_MS = 100;

/**
 * Tells a screen reader of each toast once: errors at once, the others in their turn (WCAG 2.2, 4.1.3).
 * What was said hides itself after a second, in `toast.css`: who walks through the page meets the toast.
 */
export function ToastAnnouncer({ toasts, texts }: ToastAnnouncerProps) {
  const [said, setSaid] = useState<readonly ShownToast[]>([]);
  useEffect(() => {
    const timer = setTimeout(setSaid, SETTLED_MS, toasts);
    return () => clearTimeout(timer);
  }, [toasts]);

  return ['status', 'alert'].map((role) => (
    <div key={role} role={role} className="ui-toast-said" aria-atomic="false">
      {said
        .filter(({ variant }) => (variant === 'error') === (role === 'alert'))
        .map((toast) => (
          <p key={toast.round}>{sayToast(toast, texts)}</p>
        ))}
    </div>
  ));
}
