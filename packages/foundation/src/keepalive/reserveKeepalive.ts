/**
 * Browsers reject a `keepalive` request when its body and the bodies of all pending `keepalive` requests in the page
 * exceed 64 KiB (Fetch standard, HTTP-network-or-cache fetch). The rest is left to other scripts of the page.
 */
const MAX_BYTES = 60_000;

/** The part of the limit that reports about the visit may use, so that what a customer sends always has room. */
const MAX_REPORT_BYTES = 30_000;

/** The purpose of a request: to send data of a customer, or an event or error report about the visit. */
export type KeepalivePurpose = 'customer' | 'report';

/** The bytes of all pending bodies, by purpose. */
type Pending = Record<KeepalivePurpose, number>;

/** Each package contains a copy of this module, and all copies count in one place. */
const KEY = Symbol.for('forsikring.keepalive');

function pendingBytes(): Pending {
  const page = globalThis as { [KEY]?: Pending };
  page[KEY] ??= { customer: 0, report: 0 };
  return page[KEY];
}

/**
 * Reserves part of the page's limit for the body of a `keepalive` request.
 * @param bytes the size of the body, in bytes
 * @returns a function that releases the part after the request; undefined when too little is left
 */
export function reserveKeepalive(
  bytes: number,
  purpose: KeepalivePurpose,
): (() => void) | undefined {
  const pending = pendingBytes();
  if (pending.customer + pending.report + bytes > MAX_BYTES) return undefined;
  if (purpose === 'report' && pending.report + bytes > MAX_REPORT_BYTES) return undefined;
  pending[purpose] += bytes;
  let isReserved = true;
  return () => {
    if (isReserved) pending[purpose] -= bytes;
    isReserved = false;
  };
}
