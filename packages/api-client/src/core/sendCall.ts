import type { NamedCall, QueryValue } from '../contract/defineCall';
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

/** What a call is sent through. */
export interface Transport {
  apiHost: string;
  fetch: typeof fetch;
  readCookies: () => string;
  onSessionExpiry: (seconds: number) => void;
  onItemLeftOut: (issue: ContractIssue, request: FailedRequest) => void;
}

/** The arguments of any call, before their types are told apart. */
export interface AnyArguments {
  signal?: AbortSignal | undefined;
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

/**
 * Sends a call once and reads its answer, as all calls behave alike (specification part 1 §7).
 * Rejects with `HttpError`, `NetworkError` or `ContractError`.
 */
export async function sendCall(
  call: NamedCall,
  args: AnyArguments,
  transport: Transport,
): Promise<unknown> {
  const request = requestOf(call);
  const url = buildUrl(transport.apiHost, call.path, args.params, args.query);
  const { response, text } = await exchange(url, call, args, transport, request);
  tellSessionExpiry(response, transport);

  const json = parse(text);
  const body = json ?? text;
  const { ok, status, statusText } = response;
  // Some servers refuse with status 200.
  if (!ok || isUnauthorized({ status, statusText, body }))
    throw new HttpError(response, body, request);
  if (!call.response) return undefined;
  // A copy: whoever changes their answer changes nobody else's.
  if (status === 204 && 'empty' in call) return structuredClone(call.empty);

  if (json === undefined) throw ContractError.notJson(request);
  const answer = readAnswer(call.response, removeNulls(json), call.aliases);
  for (const issue of answer.leftOut) transport.onItemLeftOut(issue, request);
  if ('issue' in answer) throw ContractError.wrongShape(request, answer.issue);
  return answer.value;
}

/** A request and the whole of its answer; a body that is cut off counts as no answer. */
async function exchange(
  url: string,
  call: NamedCall,
  { signal, body }: AnyArguments,
  { fetch, readCookies }: Transport,
  request: FailedRequest,
) {
  const content = body === undefined ? null : JSON.stringify(body);
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: headersOf(body, readCookies()),
      body: content,
      credentials: 'same-origin',
      // A redirect must not carry the headers to another origin.
      mode: 'same-origin',
      signal: signal ?? null,
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
  if (value && /^\d+$/.test(value) && Number.isSafeInteger(Number(value)))
    onSessionExpiry(Number(value));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
