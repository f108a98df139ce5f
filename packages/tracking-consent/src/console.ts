import type { OutgoingEvent, Transport } from './core/transport';

/** Writes each event to the console instead of sending it, for development. Stores nothing. */
export function createConsoleTransport(
  // biome-ignore lint/suspicious/noConsole: this transport writes to the console.
  write: (message: string, details: unknown) => void = console.info,
): Transport {
  return {
    load: async () => () => ({
      limits: { flushIntervalMs: 0 },
      encode: JSON.stringify,
      async post(body) {
        const batch: OutgoingEvent[] = JSON.parse(body);
        for (const { name, fields } of batch) write(`[tracking] ${name}`, fields);
        return { type: 'delivered' };
      },
    }),
    removeStored: () => {},
  };
}
