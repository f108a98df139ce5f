import { isComposing } from '@forsikring/foundation/isComposing';

/** The events with which a person types, edits and presses by keyboard. */
export const typingEvents = ['keydown', 'keypress', 'keyup', 'copy', 'cut', 'paste'] as const;

/** The keys that a page around the element expects everywhere: closing its dialog, and keeping the focus in it. */
const PAGE_KEYS = ['Escape', 'Tab'];

/**
 * Stops an event of a control inside the element, so that the page's shortcuts do not take it for a key on the page: to
 * the page, the target is the element and no field. Escape of a composition belongs to the input method.
 */
export function stopTyping(event: Event): void {
  const key = event as KeyboardEvent;
  if (PAGE_KEYS.includes(key.key) && !isComposing(key)) return;
  const [target] = event.composedPath() as Element[];
  if (target?.matches?.('input,textarea,button')) event.stopPropagation();
}
