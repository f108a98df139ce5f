import { requestInit } from '@forsikring/api-client/request';
import { whenActivated } from '@forsikring/foundation/page/whenActivated';

/**
 * Starts the first reads while the libraries are still loading. The built page loads this file first and
 * separately, so it imports nothing but the request's headers and `whenActivated`. `fetchEarly` passes the responses to the API client, and
 * `earlyBodies` passes their bodies to the first render.
 */

/** The paths of the reads. A test compares them with the contract. */
export const EARLY_PATHS = {
  session: '/api/privat/forsikring/auth/session-status',
  agreements: '/api/privat/forsikring/avtaleoversikt/avtaler',
};

const EXPIRY_HEADER = 'X-Session-Expiry';

interface EarlyResponse {
  response: Response;
  /** `performance.now()` when the headers arrived. */
  arrivedMs: number;
}

/** The reads that the API client has not taken over yet, by their URLs. */
const started = new Map<string, Promise<EarlyResponse>>();

/** The bodies of the responses that have arrived. */
const bodies: EarlyBodies = {};

/** The unchecked bodies of the early responses. */
export interface EarlyBodies {
  getSessionStatus?: unknown;
  getAgreements?: unknown;
}

/** How old an early response may be when the client takes it over. After that, the client sends a new request. */
const FRESH_MS = 2_000;

/** How old the data of the first render may be, e.g. when a browser froze the page while it loaded. */
const RENDER_MAX_AGE_MS = 15_000;

let sessionArrivedMs = Number.NEGATIVE_INFINITY;

/** Whether the client has requested the session. From then on, it sends all requests. */
let clientStarted = false;

const isYoungerThan = (limitMs: number, arrivedMs: number) =>
  performance.now() - arrivedMs < limitMs;

/** The bodies that have arrived so far. The first render shows them without waiting for the client. */
export const earlyBodies = (): EarlyBodies =>
  isYoungerThan(RENDER_MAX_AGE_MS, sessionArrivedMs) ? { ...bodies } : {};

const isSession = (url: string) => url.endsWith(EARLY_PATHS.session);

/**
 * Like `fetch`, but the first request for a URL that was read early gets the early response, unless the response is
 * too old: another customer may have logged in since.
 */
export const fetchEarly: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href).href;
  if (isSession(url)) clientStarted = true;
  const early = started.get(url);
  started.delete(url);
  const sendRequest = () => {
    // The early responses may belong to another customer.
    if (isSession(url)) started.clear();
    return fetch(input, init);
  };
  if (!early) return sendRequest();
  const aborted = new Promise<never>((_, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const takeOver = (read: EarlyResponse) =>
    isYoungerThan(FRESH_MS, read.arrivedMs) ? withElapsedExpiry(read) : sendRequest();
  // A read that failed early is repeated.
  return Promise.race([early.then(takeOver, sendRequest), aborted]);
};

/** Makes the client send new requests: somebody has logged in or out since the early ones. */
export const forgetEarlyReads = () => started.clear();

/** The response with the session's expiry reduced by the time since the headers arrived. */
function withElapsedExpiry({ response, arrivedMs }: EarlyResponse): Response {
  const seconds = response.headers.get(EXPIRY_HEADER)?.trim() ?? '';
  // The client ignores any other value.
  if (!/^\d{1,15}$/.test(seconds)) return response;
  const elapsed = Math.ceil((performance.now() - arrivedMs) / 1_000);
  const headers = new Headers(response.headers);
  headers.set(EXPIRY_HEADER, String(Math.max(0, Number(seconds) - elapsed)));
  const { status, statusText } = response;
  // The constructor throws for a response with status 204 and a body, even an empty one.
  return new Response(status === 204 ? null : response.body, { status, statusText, headers });
}

/** Sends the same request as the API client. */
function start(url: string): Promise<EarlyResponse> {
  const read = fetch(url, requestInit(document.cookie)).then((response) => ({
    response,
    arrivedMs: performance.now(),
  }));
  started.set(url, read);
  return read;
}

/** Reads the session, and on the overview the logged-in customer's agreements. */
export async function startEarlyReads(): Promise<void> {
  const config = document.getElementById('app-config')?.textContent;
  // Without the configuration in the page, the API's host is unknown.
  if (!config) return;
  const base = new URL(JSON.parse(config).apiHost || '/', window.location.href);
  if (base.origin !== window.location.origin) return;
  const urlOf = (path: string) => base.origin + base.pathname.replace(/\/+$/, '') + path;

  const status = start(urlOf(EARLY_PATHS.session));
  const session = await bodyOf(status);
  sessionArrivedMs = (await status).arrivedMs;
  bodies.getSessionStatus = session;
  const isLoggedIn = ['string', 'number'].includes(typeof session.kfpSessionId);
  // A client that has started already requests the agreements itself.
  if (!isLoggedIn || clientStarted || window.location.pathname !== import.meta.env.BASE_URL) return;
  bodies.getAgreements = await bodyOf(start(urlOf(EARLY_PATHS.agreements)));
}

/** @throws {Error} unless the response is a success with JSON */
async function bodyOf(read: Promise<EarlyResponse>) {
  const { response } = await read;
  if (response.status !== 200) throw new Error('No usable response');
  return response.clone().json();
}

whenActivated(() => void startEarlyReads().catch(() => {}));
