/** Calls a callback of the host. An error that it throws is rethrown in a task of its own, so that it changes no call. */
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
