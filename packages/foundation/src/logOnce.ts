const logged = new Set<string>();

/** Writes a message for developers to the console, once for each page. Begin it with the name of the package. */
export function logOnce(message: string, level: 'warn' | 'error' = 'error'): void {
  if (logged.has(message)) return;
  logged.add(message);
  // biome-ignore lint/suspicious/noConsole: the packages write to the console here alone
  console[level](message);
}

/** Forgets which messages were written, for a test that expects one of them. */
export const forgetLogged = (): void => logged.clear();
