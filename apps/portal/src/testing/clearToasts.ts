import { toasts } from '../platform/toasts/toasts';

/** Takes away what earlier tests have said: the toasts outlive them, as they outlive pages. */
export function clearToasts(): void {
  const isStanding = () => toasts.getShown().some(({ leaving }) => !leaving);
  const stop = toasts.subscribe(() => {});
  while (isStanding()) for (const { id } of toasts.getShown()) toasts.close(id);
  // Where nobody listens any more, what leaves is gone at once.
  stop();
}
