import type { NamedCall, QueryValue } from '../contract/defineCall';
import { attempt } from './attempt';
import { buildUrl } from './buildUrl';
import type { FailedRequest } from './errors/ApiError';
import { ContractError, type ContractIssue } from './errors/ContractError';
import { HttpError } from './errors/HttpError';
import { NetworkError } from './errors/NetworkError';
import { isUnauthorized } from './isUnauthorized';
import { readAnswer } from './readAnswer';
import { readCookie } from './readCookie';
import { removeNulls } from './removeNulls';
import { requestOf } from './requestOf';
import { tellHost } from './tellHost';

/** What a call is sent through. */
export interface Transport {
  apiHost: string;
  fetch: typeof fetch;
  readCookies: () => string;
  /** Whether `apiHost` names no origin, and there is no page to give it one. */
  nowhere: boolean;
  onSessionExpiry?: (seconds: number) => void;
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
 * Sends a call once and reads its answer, as all calls behave alike (specification part 1 §7).
 * A call without a response is done by a 204 alone (decisions §3).
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
  tellSessionExpiry(response, transport);

  const json: unknown = attempt(() => JSON.parse(text));
  const body = json ?? text;
  const { ok, status, statusText } = response;
  // Some servers refuse with status 200.
  if (!ok || isUnauthorized({ status, statusText, body }))
    throw new HttpError(response, body, request);
  if (!call.response) {
    // Any other success may be a page of HTML, or the login page that a redirect led to.
    if (status === 204) return undefined;
    throw ContractError.wrongShape(request, { field: '', expected: 'empty' });
  }
  const told = status === 204 && 'empty' in call ? call.empty : removeNulls(json);
  if (told === undefined) throw ContractError.notJson(request);
  // A copy, of `empty` too: whoever changes their answer changes nobody else's.
  const answer = readAnswer(call.response, told, call.aliases);
  for (const issue of answer.leftOut) tellHost(transport.onItemLeftOut, issue, request);
  if ('issue' in answer) throw ContractError.wrongShape(request, answer.issue);
  return answer.value;
}

/** A request and the whole of its answer; a body that is cut off counts as no answer. */
async function exchange(
  url: string,
  call: NamedCall,
  { signal, body, idempotencyKey }: AnyArguments,
  { fetch, readCookies }: Transport,
  request: FailedRequest,
) {
  const content = body === undefined ? null : JSON.stringify(body);
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...headersOf(body, readCookies()),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: content,
      credentials: 'same-origin',
      // A redirect must not carry the headers to another origin.
      mode: 'same-origin',
      signal: signal ?? null,
      // What is written reaches the server though its page is left.
      keepalive: call.method !== 'GET',
    });
    return { response, text: await response.text() };
  } catch {
    // Without its cause, whose message may name the address with the id in it.
    throw new NetworkError(request);
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

function tellSessionExpiry(response: Response, { onSessionExpiry }: Transport) {
  const value = response.headers.get('X-Session-Expiry')?.trim();
  // No more digits than a number is exact with.
  if (value && /^\d{1,15}$/.test(value)) tellHost(onSessionExpiry, Number(value));
}
