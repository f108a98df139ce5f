/**
 * Browsers reject a `keepalive` request when its body and those of all pending ones in the page exceed
 * 64 KiB (Fetch standard, HTTP-network-or-cache fetch). The rest is left to other scripts of the page.
 */
const MAX_BYTES = 60_000;

let bytesInFlight = 0;

/**
 * Reserves part of the limit for the body of a `keepalive` request.
 * @returns a function that releases it after the request; undefined when too little is left
 */
export function reserveKeepalive(body: string | null): (() => void) | undefined {
  const bytes = body === null ? 0 : new TextEncoder().encode(body).length;
  if (bytesInFlight + bytes > MAX_BYTES) return undefined;
  bytesInFlight += bytes;
  return () => {
    bytesInFlight -= bytes;
  };
}
