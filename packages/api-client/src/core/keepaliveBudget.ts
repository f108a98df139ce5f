/**
 * Browsers refuse a `keepalive` request whose body, together with those of all others under way in
 * the page, is larger than 64 KiB (Fetch standard, HTTP-network-or-cache fetch). The rest is left to
 * other scripts of the page.
 */
const MAX_BYTES = 60_000;

let bytesInFlight = 0;

/**
 * Reserves room for the body of a `keepalive` request.
 * @returns a function that gives the room back once the request is over; undefined when there is not enough
 */
export function reserveKeepalive(body: string | null): (() => void) | undefined {
  const bytes = body === null ? 0 : new TextEncoder().encode(body).length;
  if (bytesInFlight + bytes > MAX_BYTES) return undefined;
  bytesInFlight += bytes;
  return () => {
    bytesInFlight -= bytes;
  };
}
