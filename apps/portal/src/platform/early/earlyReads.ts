/**
 * Starts the first reads while the libraries still load. The built page loads this file first and by
 * itself, so it imports nothing. `fetchEarly` hands the responses to the API client, and `earlyBodies`
 * what they say to the first render.
 */

/** The paths of the reads; a test holds them to the contract. */
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

/** The reads that were started and not yet handed over, by their URLs. */
const started = new Map<string, Promise<EarlyResponse>>();

/** The bodies of the responses that have arrived. */
const bodies: EarlyBodies = {};

/** What has been read early, as the server sent it. */
export interface EarlyBodies {
  getSessionStatus?: unknown;
  getAgreements?: unknown;
}

/** How long an early response passes for a new one. After that, the client asks for itself. */
const FRESH_MS = 2_000;

/** How old what the first render shows may be, e.g. where a browser froze the page while it loaded. */
const SHOWN_MS = 15_000;

let sessionArrivedMs = Number.NEGATIVE_INFINITY;

/** Whether the client has asked for the session: from then on it asks for everything. */
let clientStarted = false;

const isYoungerThan = (limitMs: number, arrivedMs: number) =>
  performance.now() - arrivedMs < limitMs;

/** The bodies that are there now; the first render shows them without waiting for the client. */
export const earlyBodies = (): EarlyBodies =>
  isYoungerThan(SHOWN_MS, sessionArrivedMs) ? { ...bodies } : {};

const isSession = (url: string) => url.endsWith(EARLY_PATHS.session);

/**
 * Like `fetch`, but the first request for a URL that was read early gets that response, if it is new:
 * somebody else may have logged in since an old one came.
 */
export const fetchEarly: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href).href;
  if (isSession(url)) clientStarted = true;
  const early = started.get(url);
  started.delete(url);
  const ask = () => {
    // What was read before may be another customer's.
    if (isSession(url)) started.clear();
    return fetch(input, init);
  };
  if (!early) return ask();
  const aborted = new Promise<never>((_, reject) => {
    const { signal } = init ?? {};
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const takeOver = (read: EarlyResponse) =>
    isYoungerThan(FRESH_MS, read.arrivedMs) ? withElapsedExpiry(read) : ask();
  // A read that failed early is made again, as if it had not been made.
  return Promise.race([early.then(takeOver, ask), aborted]);
};

/** The response with the session's expiry as it is now, not as it was when the headers arrived. */
function withElapsedExpiry({ response, arrivedMs }: EarlyResponse): Response {
  const seconds = response.headers.get(EXPIRY_HEADER)?.trim() ?? '';
  // The client ignores any other value.
  if (!/^\d{1,15}$/.test(seconds)) return response;
  const elapsed = Math.ceil((performance.now() - arrivedMs) / 1_000);
  const headers = new Headers(response.headers);
  headers.set(EXPIRY_HEADER, String(Math.max(0, Number(seconds) - elapsed)));
  const { status, statusText } = response;
  // A response without content must not have a body, not even an empty one.
  return new Response(status === 204 ? null : response.body, { status, statusText, headers });
}

/** Sends the same request as the API client would. */
function start(url: string): Promise<EarlyResponse> {
  const [, token] = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
  const read = fetch(url, {
    headers: {
      Accept: 'application/json, text/plain',
      'X-Requested-By': 'forsikringsportal',
      ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
    },
    credentials: 'same-origin',
    mode: 'same-origin',
    cache: 'no-store',
  }).then((response) => ({ response, arrivedMs: performance.now() }));
  started.set(url, read);
  return read;
}

/** Reads the session, and on the overview the agreements of whoever is logged in. */
export async function startEarlyReads(): Promise<void> {
  const config = document.getElementById('app-config')?.textContent;
  // Without the configuration in the page it is unknown which host to ask.
  if (!config) return;
  const base = new URL(JSON.parse(config).apiHost || '/', window.location.href);
  if (base.origin !== window.location.origin) return;
  const urlOf = (path: string) => base.origin + base.pathname.replace(/\/+$/, '') + path;

  const status = start(urlOf(EARLY_PATHS.session));
  // The first number format takes longest: it is made while the libraries load.
  new Intl.NumberFormat('nb-NO').format(0);
  const session = await bodyOf(status);
  sessionArrivedMs = (await status).arrivedMs;
  bodies.getSessionStatus = session;
  const isLoggedIn = ['string', 'number'].includes(typeof session.kfpSessionId);
  // The client asks for the agreements itself if it is there before them.
  if (!isLoggedIn || clientStarted || window.location.pathname !== import.meta.env.BASE_URL) return;
  bodies.getAgreements = await bodyOf(start(urlOf(EARLY_PATHS.agreements)));
}

/** @throws {Error} unless the response is a success with JSON */
async function bodyOf(read: Promise<EarlyResponse>) {
  const { response } = await read;
  if (response.status !== 200) throw new Error('No answer');
  return response.clone().json();
}

void startEarlyReads().catch(() => {});
