import type { NamedCall, QueryValue } from '../contract/defineCall';
import { attempt } from './attempt';
import { buildUrl } from './buildUrl';
import type { FailedRequest } from './errors/ApiError';
import { ContractError, type ContractIssue } from './errors/ContractError';
import { HttpError } from './errors/HttpError';
import { NetworkError } from './errors/NetworkError';
import { isUnauthorized } from './isUnauthorized';
import { reserveKeepalive } from './keepaliveBudget';
import { notifySafely } from './notifySafely';
import { readAnswer } from './readAnswer';
import { readCookie } from './readCookie';
import { removeNulls } from './removeNulls';
import { requestOf } from './requestOf';

/** What a call is sent through. */
export interface Transport {
  apiHost: string;
  fetch: typeof fetch;
  readCookies: () => string;
  /** Whether `apiHost` names no origin, and there is no page to give it one. */
  nowhere: boolean;
  onSessionExpiry?: (seconds: number, sentAtMs: number) => void;
  onItemLeftOut?: (issue: ContractIssue, request: FailedRequest) => void;
}

/** The arguments of any call, before their types are told apart. */
export interface AnyArguments {
  signal?: AbortSignal | undefined;
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Sends a call once and reads its response. A call that the contract gives no response succeeds with a
 * 204 only.
 * Rejects with `HttpError`, `NetworkError` or `ContractError`; with a `TypeError` where there is nowhere to send it.
 */
export async function sendCall(
  call: NamedCall,
  args: AnyArguments,
  transport: Transport,
): Promise<unknown> {
  if (transport.nowhere) throw new TypeError('apiHost must name an origin outside a page.');
  const request = requestOf(call);
  const url = buildUrl(transport.apiHost, call.path, args.params, args.query);
  const { response, text } = await exchange(url, call, args, transport, request);

  const json: unknown = attempt(() => JSON.parse(text));
  const body = json ?? text;
  const { ok, status, statusText } = response;
  const notFound = status === 404 && 'notFound' in call;
  // Some servers refuse with status 200.
  if (!(ok || notFound) || isUnauthorized({ status, statusText, body }))
    throw new HttpError(response, body, request);
  if (!call.response) {
    // Any other success may be a page of HTML, or the login page that a redirect led to.
    if (status === 204) return undefined;
    throw ContractError.wrongShape(request, { field: '', expected: 'empty' });
  }
  const content = contentOf(call, status, json);
  if (content === undefined) throw ContractError.notJson(request);
  // A copy, also of what the contract says: a caller who changes an answer changes it for nobody else.
  const answer = readAnswer(call.response, content, call.aliases);
  for (const issue of answer.leftOut) notifySafely(transport.onItemLeftOut, issue, request);
  if ('issue' in answer) throw ContractError.wrongShape(request, answer.issue);
  return answer.value;
}

/** What an answer says: by its status where the contract gives that a meaning, else by its body. */
function contentOf(call: NamedCall, status: number, json: unknown): unknown {
  if (status === 404) return call.notFound;
  return status === 204 && 'empty' in call ? call.empty : removeNulls(json);
}

/** Sends a request and reads its whole answer; a body that is cut off counts as no answer. */
async function exchange(
  url: string,
  call: NamedCall,
  { signal, body, idempotencyKey }: AnyArguments,
  transport: Transport,
  request: FailedRequest,
) {
  const content = body === undefined ? null : JSON.stringify(body);
  // A write reaches the server even if its page is left.
  const release = call.method === 'GET' ? undefined : reserveKeepalive(content);
  const sentAtMs = performance.now();
  try {
    const response = await transport.fetch(url, {
      method: call.method,
      headers: {
        ...headersOf(body, transport.readCookies()),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: content,
      // Personal data must not stay in the browser's cache on disk.
      cache: 'no-store',
      credentials: 'same-origin',
      // A redirect must not carry the headers to another origin.
      mode: 'same-origin',
      signal: signal ?? null,
      keepalive: release !== undefined,
    });
    // Now, because the session's time runs from here: the body may take long.
    notifySessionExpiry(response, sentAtMs, transport);
    return { response, text: await response.text() };
  } catch {
    // Without its cause, whose message may name the address with the id in it.
    throw new NetworkError(request);
  } finally {
    release?.();
  }
}

function headersOf(body: unknown, cookies: string): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json, text/plain',
    'X-Requested-By': 'forsikringsportal',
  };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const token = readCookie(cookies, 'XSRF-TOKEN');
  // A token that no header can carry would make `fetch` throw, which is no network failure.
  if (token && /^[\x20-\x7e]+$/.test(token)) headers['X-XSRF-TOKEN'] = token;
  return headers;
}

function notifySessionExpiry(
  response: Response,
  sentAtMs: number,
  { onSessionExpiry }: Transport,
): void {
  const value = response.headers.get('X-Session-Expiry')?.trim();
  // No more digits than a number is exact with.
  if (value && /^\d{1,15}$/.test(value)) notifySafely(onSessionExpiry, Number(value), sentAtMs);
}
