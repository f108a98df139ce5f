import { isWebPage } from '@forsikring/foundation/http/looksLikeWebPage';
import { withKeepalive } from '@forsikring/foundation/keepalive/withKeepalive';
import type { NamedCall, QueryValue } from '../contract/defineCall';
import { applicationError, isNetworkFailure, isResponse } from './applicationCode';
import { buildUrl } from './buildUrl';
import type { ClientOptions, ReceivedResponse } from './ClientOptions';
import { ApiError, type CallRequest, requestOf } from './errors/ApiError';
import { ContractError } from './errors/ContractError';
import { HttpError } from './errors/HttpError';
import { NetworkError } from './errors/NetworkError';
import { isUnauthorized } from './isUnauthorized';
import { parseResponse } from './parseResponse';
import { readText } from './readText';
import { removeNulls } from './removeNulls';
import { requestInit, xsrfTokens } from './requestInit';
import { attempt, notifySafely } from './safely';

/** The client's options with their defaults. */
export interface Transport extends ClientOptions {
  apiHost: string;
  fetch: typeof fetch;
  /** Whether `fetch` is the application's own, which may have bugs. */
  ownFetch?: boolean;
  readCookies: () => string | PromiseLike<string>;
  /** Whether `apiHost` has no origin and there is no page to provide one. */
  originMissing: boolean;
}

/** The result of a call, and the response that it was read from. */
export interface Answer {
  value: unknown;
  response?: ReceivedResponse;
}

/** The arguments of any call. */
export interface AnyArguments {
  signal?: AbortSignal | undefined;
  params?: Readonly<Record<string, string | undefined>> | undefined;
  query?: Readonly<Record<string, QueryValue>> | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
}

/**
 * Sends a call once and reads its response. A call without a response in the contract succeeds with every 2xx.
 * Rejects with `HttpError`, `NetworkError` or `ContractError`; with an `ApiError` after a bug of the application's own code;
 * with a `TypeError` when `apiHost` needs an origin, or a path parameter is missing or empty.
 */
export async function sendCall(
  call: NamedCall,
  args: AnyArguments,
  transport: Transport,
): Promise<Answer> {
  if (transport.originMissing) throw new TypeError('apiHost must name an origin outside a page.');
  const request = requestOf(call);
  const url = buildUrl(transport.apiHost, call, args.params, args.query);
  const { response, text } = await exchange(url, call, args, transport, request);
  const json: unknown = attempt(() => JSON.parse(text ?? ''));
  const body = json ?? text;
  const { ok, statusText } = response;
  const status = isRedirect(response) ? 401 : response.status;
  const notFound = status === 404 && 'notFound' in call;
  // Some servers refuse a call with status 200.
  if (!(ok || notFound) || isUnauthorized({ status, statusText, body })) {
    const { headers } = response;
    throw new HttpError({ status, statusText, headers }, body, request, transport.kodeOf);
  }
  if (text === undefined) throw ContractError.tooLarge(request);
  if (call.method !== 'GET' && isWebPage(response, text)) throw ContractError.webPage(request);
  const received = {
    status,
    headers: response.headers,
    // Parsed again, because the client changes the parsed body.
    get body() {
      return attempt((): unknown => JSON.parse(text)) ?? text;
    },
  };
  if (!call.response) return { value: undefined, response: received };
  const content = contentOf(call, status, json);
  if (content === undefined) throw ContractError.notJson(request);
  // Returns a copy, also of the contract's empty value, so that callers cannot change each other's data.
  const result = parseResponse(call.response, content, call.aliases);
  for (const issue of result.leftOut) notifySafely(transport.onInvalidItem, issue, request);
  if ('issue' in result) throw ContractError.wrongShape(request, result.issue);
  return { value: result.value, response: received };
}

/**
 * Whether the server sent the call elsewhere: to a login page, since the insurer's API does not redirect. A browser
 * hides a redirect that it does not follow, Node reports the status, and a custom `fetch` may have followed the
 * redirect.
 */
const isRedirect = ({ type, status, redirected }: Response) =>
  type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);

/** The content of a response: the contract's value for its status, or the parsed body. */
function contentOf(call: NamedCall, status: number, json: unknown): unknown {
  if (status === 404) return call.notFound;
  if (status === 204 && 'empty' in call) return call.empty;
  return call.keepNulls ? json : removeNulls(json);
}

/** Sends a request and reads the complete response. Rejects when the body is cut off. */
async function exchange(
  url: string,
  call: NamedCall,
  { signal, body, idempotencyKey }: AnyArguments,
  transport: Transport,
  request: CallRequest,
) {
  const content = body === undefined ? null : JSON.stringify(body);
  const sentAtMs = performance.now();
  const readCookies = async () => {
    try {
      const cookies = await transport.readCookies();
      if (typeof cookies === 'string') return cookies;
    } catch (error) {
      throw applicationError('readCookies', request, error);
    }
    throw applicationError('readCookies', request, new TypeError('readCookies returned no text.'));
  };
  const readHeaders = async (ours: Record<string, string>) => {
    const { headers } = transport;
    if (!headers) return ours;
    try {
      const own = typeof headers === 'function' ? await headers(request) : headers;
      const merged = new Headers(ours);
      for (const [name, value] of Object.entries(own)) merged.set(name, value);
      return Object.fromEntries(merged);
    } catch (error) {
      throw applicationError('headers', request, error);
    }
  };
  const fetchResponse = async (init: RequestInit) => {
    try {
      const response = await transport.fetch(url, init);
      if (isResponse(response)) return response;
    } catch (error) {
      if (!transport.ownFetch || isNetworkFailure(error)) throw error;
      throw applicationError('fetch', request, error);
    }
    throw applicationError(
      'fetch',
      request,
      new TypeError('fetch resolved with no unread Response.'),
    );
  };
  const send = async (keepalive: boolean, token?: string) => {
    const init = requestInit(await readCookies(), token);
    const { mode = init.mode, credentials = init.credentials } = transport;
    const headers: Record<string, string> = {
      ...init.headers,
      ...(content !== null && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    };
    // Another origin would have to allow it.
    if (mode === 'cors') delete headers['X-Requested-By'];
    const response = await fetchResponse({
      ...init,
      mode,
      credentials,
      method: call.method,
      headers: await readHeaders(headers),
      body: content,
      signal: signal ?? null,
      keepalive,
    });
    // Before the body arrives: the session's time starts now, and the body may be slow.
    notifySessionExpiry(response, sentAtMs, transport);
    return { response, text: await readText(response) };
  };
  const sendWrite = async (keepalive: boolean) => {
    const first = await send(keepalive);
    if (first.response.status !== 403) return first;
    // The first token may be of another application on the same host.
    const [, next] = xsrfTokens(await readCookies());
    return next === undefined ? first : send(keepalive, next);
  };
  try {
    if (call.method === 'GET') return await send(false);
    // A write must finish after the customer leaves the page.
    const bytes = content === null ? 0 : new TextEncoder().encode(content).length;
    return await withKeepalive({ url, bytes, purpose: 'customer' }, sendWrite);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Without the `cause` of the platform's `fetch`: its message may contain the address with an id.
    throw new NetworkError(request, transport.ownFetch ? { cause: error } : undefined);
  }
}

function notifySessionExpiry(
  response: Response,
  sentAtMs: number,
  { onSessionExpiry }: Transport,
): void {
  const value = response.headers.get('X-Session-Expiry')?.trim();
  // At most 15 digits, so that the number is exact.
  if (value && /^\d{1,15}$/.test(value)) notifySafely(onSessionExpiry, Number(value), sentAtMs);
}
