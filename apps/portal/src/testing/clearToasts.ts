import { toasts } from '../platform/toasts/toasts';

/** Closes what an earlier test has said. */
export function clearToasts(): void {
  for (const { id } of toasts.getShown()) toasts.close(id);
}
