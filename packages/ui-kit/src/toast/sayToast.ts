import type { ToastTexts } from './toast.texts';
import type { ShownToast } from './toastQueue';

/** A toast as it is heard: what kind of news it is, what it says, and what can be done about it. */
export function sayToast(
  { variant, title, content, action }: ShownToast,
  texts: ToastTexts,
): string {
  return [texts[variant], title, content, action?.label].filter(Boolean).join('. ');
}
