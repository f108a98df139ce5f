import { useEffect, useRef } from 'react';
import type { ShownToast } from './toastQueue';

interface ToastAnnouncerProps {
  toasts: readonly ShownToast[];
  /** Where the toasts are. */
  own: HTMLElement;
}

/**
 * The wait before an announcement. Meanwhile a dialog may close and move the region: text that arrives with its live
 * region is not read.
 */
const SETTLED_MS = 100;

/**
 * Announces each toast once: errors at once, the others in turn (WCAG 2.2, 4.1.3). Announced text hides
 * itself after a second, in `toast.css`, so that a screen reader in browse mode meets only the toast.
 */
export function ToastAnnouncer({ toasts, own }: ToastAnnouncerProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  /** The announcements by revision. A toast that waited behind an error was announced before. */
  const said = useRef(new Map<number, HTMLElement>());

  // Without state: a timer that renders would make tests of pages warn that it is not in `act`.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const [revision, element] of said.current)
        if (!toasts.some((toast) => toast.revision === revision)) element.remove();
      for (const { revision, variant } of [...toasts].reverse()) {
        if (said.current.has(revision)) continue;
        const body = own.querySelector(`[data-revision="${revision}"] > .ui-toast-body`);
        const element = document.createElement('p');
        element.textContent = body ? toastAnnouncement(body) : '';
        said.current.set(revision, element);
        (variant === 'error' ? assertive : polite).current?.prepend(element);
      }
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [toasts, own]);

  // With an explicit `aria-live`: Base UI and Radix hide elements without it behind their modals.
  return (
    <>
      <div
        ref={polite}
        role="status"
        aria-live="polite"
        className="ui-toast-said"
        aria-atomic="false"
      />
      <div
        ref={assertive}
        role="alert"
        aria-live="assertive"
        className="ui-toast-said"
        aria-atomic="false"
      />
    </>
  );
}

/**
 * The announcement of a toast: its status, its text and its action. Read from
 * the page, because a node has a text only in the page.
 */
function toastAnnouncement(body: Element): string {
  const parts = Array.from(body.children, ({ textContent }) => textContent?.trim());
  return parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.!?])\. /g, '$1 ');
}
