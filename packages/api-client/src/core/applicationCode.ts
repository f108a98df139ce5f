import { ApiError, type CallRequest } from './errors/ApiError';

/** The error of a call in which the application's own function has a bug. */
export const applicationError = (
  option: 'fetch' | 'headers' | 'readCookies',
  request: CallRequest,
  cause: unknown,
): ApiError =>
  new ApiError(`failed in the application's own \`${option}\`: see \`cause\`.`, request, { cause });

/**
 * How engines and Node tell of a bug. The network's messages cannot be listed instead: Safari writes those of the operating
 * system, in the language of the customer.
 */
const BUG_MESSAGE =
  /\bis (not|null|undefined|unsupported)\b|\bcannot (access|assign|be|convert|define|delete|read|redefine|set|use)\b|\bcan't\b|can only call|not implement|incompatible|assignment to const|empty array|\bfailed to (construct|execute|parse)\b|\binvalid (header|request|url)\b|\bread-?\s?only\b|circular|cyclic|serialize|\bbody (has|is|stream)\b/i;
const BUGS = [EvalError, RangeError, ReferenceError, SyntaxError, URIError];
/** The names of the platform's own exceptions that a connection causes. */
const NETWORK_EXCEPTION = /^(Abort|Network|Timeout)Error$/;

/**
 * Whether an error of the application's own `fetch` may be the network's. A `TypeError` is both what `fetch` rejects with and
 * the commonest bug, so its message decides, or that of the `TypeError` that caused it. Errors of other libraries
 * (`FetchError`, `AbortError`) count as the network's.
 */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError)
    return !BUG_MESSAGE.test(error.message) && (!error.cause || isNetworkFailure(error.cause));
  if (error instanceof DOMException) return NETWORK_EXCEPTION.test(error.name);
  return !BUGS.some((Bug) => error instanceof Bug);
}

/** Whether a value has what the client needs of an unread response. Libraries have classes of their own. */
export const isResponse = (value: Response | undefined): value is Response =>
  typeof value?.headers?.get === 'function' &&
  typeof value.text === 'function' &&
  !value.bodyUsed &&
  !value.body?.locked;
