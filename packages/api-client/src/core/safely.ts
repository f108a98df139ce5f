/** Returns the function's result, or undefined when the function throws. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

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
