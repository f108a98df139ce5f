import { useEffect, useRef, useState } from 'react';
import { toastAnnouncement } from './toastAnnouncement';
import type { ShownToast } from './toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ShownToast[];
  /** Where the toasts are. */
  own: HTMLElement;
}

interface Announcement extends Pick<ShownToast, 'revision' | 'variant'> {
  text: string;
}

/** Until then a dialog may close, and the region move: text that arrives with its live region is not read. */
const SETTLED_MS = 100;

/**
 * Announces each toast once: errors at once, the others in turn (WCAG 2.2, 4.1.3). Announced text hides
 * itself after a second, in `toast.css`, so that a screen reader in browse mode meets only the toast.
 */
export function ToastAnnouncer({ toasts, own }: ToastAnnouncerProps) {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const heard = useRef(new Set<number>());

  useEffect(() => {
    const timer = setTimeout(() => {
      // One that waited behind an error and comes back was announced before.
      const added = toasts
        .filter(({ revision }) => !heard.current.has(revision))
        .map(({ revision, variant }) => {
          heard.current.add(revision);
          const body = own.querySelector(`[data-revision="${revision}"] > .ui-toast-body`);
          return { revision, variant, text: body ? toastAnnouncement(body) : '' };
        });
      const isShown = (said: Announcement) =>
        toasts.some(({ revision }) => revision === said.revision);
      setAnnouncements((before) => [...added, ...before.filter(isShown)]);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [toasts, own]);

  // With an explicit `aria-live`: Base UI and Radix hide what has none behind their modals.
  return (['polite', 'assertive'] as const).map((live) => (
    <div
      key={live}
      role={live === 'polite' ? 'status' : 'alert'}
      aria-live={live}
      className="ui-toast-said"
      aria-atomic="false"
    >
      {announcements
        .filter(({ variant }) => (variant === 'error') === (live === 'assertive'))
        .map(({ revision, text }) => (
          <p key={revision}>{text}</p>
        ))}
    </div>
  ));
}
