import { ApiError, type CallRequest } from './errors/ApiError';

/** The error of a call in which the application's own function has a bug. */
export const applicationError = (
  option: 'fetch' | 'readCookies',
  request: CallRequest,
  cause: unknown,
): ApiError =>
  new ApiError(`failed in the application's own \`${option}\`: see \`cause\`.`, request, { cause });

/** The messages of a `TypeError` for a failed network, in the engines and in Node. */
const NETWORK_MESSAGE =
  /^(failed to fetch|load failed|networkerror|a? ?network|fetch failed|terminated|the (internet|network) connection|connection)/i;
const BUGS = [EvalError, RangeError, ReferenceError, SyntaxError, URIError];

/**
 * Whether an error of the application's own `fetch` may be the network's. A `TypeError` is both what `fetch` rejects with and
 * the commonest bug, so its message decides. Errors of other libraries (`FetchError`, `AbortError`) count as the network's.
 */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError
    ? NETWORK_MESSAGE.test(error.message.trim()) || error.cause !== undefined
    : !BUGS.some((Bug) => error instanceof Bug);

/** Whether a value has what the client needs of a response. Libraries have classes of their own. */
export const isResponse = (value: Response | undefined): value is Response =>
  typeof value?.headers?.get === 'function' && typeof value.text === 'function';
