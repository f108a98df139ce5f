/** Tells the host something. What its callback throws changes no call: it is thrown in a task of its own. */
export function tellHost<Arguments extends unknown[]>(
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
