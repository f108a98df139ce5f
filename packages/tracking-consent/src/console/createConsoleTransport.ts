import type { Transport } from '../core/transport';

/** Writes each event to the console instead of sending it: for development. Keeps nothing. */
export function createConsoleTransport(
  // biome-ignore lint/suspicious/noConsole: it is what this is for.
  write: (message: string, details: unknown) => void = console.info,
): Transport {
  return {
    load: async () => (host) => ({
      send(event) {
        write(`[tracking] ${event.name}`, event.fields);
        host.onDelivered([event]);
      },
      identify: (identity) => write('[tracking] identify', identity?.trackingId),
      stop: () => [],
    }),
    forget: () => {},
  };
}
