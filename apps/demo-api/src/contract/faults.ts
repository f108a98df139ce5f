import type { NamedCall } from '@forsikring/api-client/contract';

/** The faults that every call must handle. The demo knows each of them except `refused`. */
export const TESTED_FAULTS = [
  ...['delay:10', 'hang', 'status:401', 'status:403', 'status:404', 'status:500', 'status:503'],
  ...['broken-json', 'html', 'empty', 'no-content', 'wrong-type', 'cut', 'drop', 'refused'],
];

/** How often the client sends a call that fails with a retryable error. */
const attemptsOf = (call: NamedCall) => (call.method === 'GET' ? (call.retries ?? 3) + 1 : 1);

/** The expected outcome of a fault: an error of this name, or a value. */
export function outcomeOf(
  fault: string,
  call: NamedCall,
): { error?: string; status?: number; attempts: number } {
  const [kind, number] = fault.split(':');
  const once = { attempts: 1 };
  if (kind === 'delay') return once;
  if (kind === 'hang') return { error: 'TimeoutError', ...once };
  if (kind === 'drop' || kind === 'cut' || kind === 'refused')
    return { error: 'NetworkError', attempts: attemptsOf(call) };
  if (kind === 'status') {
    const status = Number(number);
    if (status === 404 && 'notFound' in call) return once;
    return { error: 'HttpError', status, attempts: status >= 500 ? attemptsOf(call) : 1 };
  }
  // The insurer sends no web page, so the outcome of a write is unknown.
  if (kind === 'html' && call.method !== 'GET') return { error: 'ContractError', ...once };
  // The other faults change the response. A call that reads no response succeeds with every other body.
  if (!call.response || (kind === 'no-content' && 'empty' in call)) return once;
  return { error: 'ContractError', ...once };
}

/** Sends a request with these cookies, and makes it fail. `refusingPort` refuses connections. */
export function fetchWithFault(
  fault: string,
  refusingPort: number,
  cookies: string,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { ...(init.headers as object), Cookie: cookies, 'X-Demo-Fault': fault };
  const url = new URL(String(input));
  if (fault === 'refused') url.port = String(refusingPort);
  return fetch(url, { ...init, headers });
}
