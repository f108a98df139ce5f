import type { Report } from './report';

/** The sink of development and test hosts. */
export function reportToConsole({ kind, message }: Report): void {
  // biome-ignore lint/suspicious/noConsole: what this sink is for
  console.warn(`[${kind}] ${message}`);
}
