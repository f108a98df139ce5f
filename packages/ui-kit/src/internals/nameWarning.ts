import { hasName } from './hasName';
import { warnOnce } from './warnOnce';

/** Creates a ref that warns once when its element has no name. For development alone. */
export function nameWarning(message: string) {
  return (element: HTMLElement | null) => {
    if (!element || hasName(element)) return;
    // A tooltip becomes the name of the control, and warns by itself.
    if (!element.classList.contains('ui-tooltip-trigger')) warnOnce(message);
  };
}

/** The ref of every field's control. Production builds have none. */
export const warnOfNamelessField =
  process.env.NODE_ENV === 'production'
    ? undefined
    : nameWarning('A field has no name. Give it a label, or an aria-label.');
