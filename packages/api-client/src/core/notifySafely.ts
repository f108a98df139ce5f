/** Calls a callback of the host page. An error that it throws is rethrown in a separate task. */
export function notifySafely<Arguments extends unknown[]>(
  callback: ((...args: Arguments) => void) | undefined,
  ...args: Arguments
): void {
  try {
    callback?.(...args);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
