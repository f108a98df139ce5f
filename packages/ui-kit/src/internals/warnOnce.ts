const warned = new Set<string>();

/**
 * Writes a warning for developers to the console, once each. Call it behind
 * `process.env.NODE_ENV !== 'production'`: bundlers then leave the call and its text out of production.
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  // biome-ignore lint/suspicious/noConsole: this is the one place that warns, in development alone
  console.warn(`@forsikring/ui-kit: ${message}`);
}
