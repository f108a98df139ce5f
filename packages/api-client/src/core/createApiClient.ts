import { numberOption, timeLimitOption } from '@forsikring/foundation/numberOption';
import { type Calls, calls } from '../contract/calls';
import type { CallArguments, CallResult, CallShape, NamedCall } from '../contract/defineCall';
import { acceptLostDeletes } from './acceptLostDeletes';
import { type CallRequest, requestOf } from './errors/ApiError';
import type { ContractIssue } from './errors/ContractError';
import { HttpError } from './errors/HttpError';
import { isUnauthorized } from './isUnauthorized';
import { keepRetryAfter } from './keepRetryAfter';
import { attempt, notifySafely } from './safely';
import { type AnyArguments, sendCall, type Transport } from './sendCall';
import { sendWithRetries } from './sendWithRetries';

/**
 * Options of the client. Every default suits a page of the portal. An error that a callback throws does
 * not affect the call: it is rethrown in a separate task.
 */
export interface ApiClientOptions {
  /** Prepended to every path. Empty means the page's origin; Node has no page and needs an origin. @default '' */
  apiHost?: string | undefined;
  /** The page's origin, which `apiHost` must belong to. @default location.origin, when it exists */
  origin?: string | undefined;
  /**
   * Makes the requests. A `TypeError` with an engine's message of a bug, and a bug such as a `ReferenceError`, is not retried: the
   * call rejects with an `ApiError` whose `cause` is that error.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch | undefined;
  /**
   * Returns the cookies in the format of `document.cookie`, or a promise of them; called for each request. An error that it
   * throws is the `cause` of an `ApiError`, and the call is not retried; likewise a value that is no text.
   * @default document.cookie
   */
  readCookies?: (() => string | PromiseLike<string>) | undefined;
  /**
   * The time limit of a call with all its retries, in milliseconds. `0` and `Infinity` mean no limit. A negative value, or
   * one that is no number, is logged, and the default holds.
   * @default 30000
   */
  timeoutMs?: number | undefined;
  /**
   * The delay before the first retry, in milliseconds. Each retry doubles it, up to 30 s. A wrong value is handled as in
   * `timeoutMs`.
   * @default 1000
   */
  retryDelayMs?: number | undefined;
  /**
   * Called when a response of any status has the header `X-Session-Expiry`: with the whole seconds from
   * now, and the time at which the request was sent, in milliseconds of `performance.now()`.
   */
  onSessionExpiry?: ((seconds: number, sentAtMs: number) => void) | undefined;
  /** Called when a response is unauthorized. The call still rejects. */
  onUnauthorized?: ((kind: 'redirect' | 'login', error: HttpError) => void) | undefined;
  /** Called for each list item or optional id that breaks the contract and is left out. */
  onInvalidItem?: ((issue: ContractIssue, request: CallRequest) => void) | undefined;
  /** Called with the parsed body of every call that succeeds; undefined for a call without a response. */
  onResponse?: ((body: unknown, request: CallRequest) => void) | undefined;
  /** Called for every call that fails after its last retry, except aborted calls. */
  onFailure?: ((error: unknown, request: CallRequest) => void) | undefined;
}

/**
 * The function of a call. Rejects with `HttpError`, `NetworkError`, `TimeoutError` or `ContractError`,
 * with an `ApiError` after a bug in your own `fetch` or `readCookies`, or with the signal's reason after an abort.
 */
export type CallFunction<Shape extends CallShape> = (
  ...args: Record<never, never> extends CallArguments<Shape>
    ? [args?: CallArguments<Shape>]
    : [args: CallArguments<Shape>]
) => Promise<CallResult<Shape>>;

/** One function for each call, by name. */
export type ApiClient = { [Name in keyof Calls]: CallFunction<Calls[Name]> };

/**
 * Creates the client of the insurer's API.
 * @throws TypeError unless `apiHost` is empty or belongs to the page's http(s) origin: browsers send same-origin
 * credentials to no other origin.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const transport = createTransport(options);
  const { onUnauthorized, onResponse, onFailure } = options;
  const part = '@forsikring/api-client:';
  const timeoutMs = timeLimitOption(`${part} timeoutMs`, options.timeoutMs, 30_000);
  const retryDelayMs = numberOption(`${part} retryDelayMs`, options.retryDelayMs, 1_000);

  const send = keepRetryAfter(
    timeoutMs,
    acceptLostDeletes((call, args) =>
      sendWithRetries(call, { timeoutMs, retryDelayMs, signal: args.signal }, (signal) =>
        sendCall(call, { ...args, signal }, transport),
      ),
    ),
  );

  const functionOf =
    (call: NamedCall) =>
    async (args: AnyArguments = {}) => {
      try {
        const body = await send(call, args);
        notifySafely(onResponse, body, requestOf(call));
        return body;
      } catch (error) {
        const kind = call.whenUnauthorized ?? 'redirect';
        if (error instanceof HttpError && kind !== 'nothing' && isUnauthorized(error)) {
          notifySafely(onUnauthorized, kind, error);
        }
        if (!args.signal?.aborted) notifySafely(onFailure, error, requestOf(call));
        throw error;
      }
    };

  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, functionOf(call)]),
  ) as unknown as ApiClient;
}

function createTransport(options: ApiClientOptions): Transport {
  const { apiHost = '', fetch } = options;
  const { location, document } = globalThis;
  checkApiHost(apiHost, options.origin ?? location?.origin);
  return {
    ...options,
    apiHost: apiHost.replace(/\/+$/, ''),
    // Outside a page, only an absolute address or a custom fetch can resolve a relative one.
    originMissing: !location && !fetch && !/^http/i.test(apiHost),
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    ownFetch: fetch !== undefined,
    readCookies: options.readCookies ?? (() => document?.cookie ?? ''),
  };
}

// No user info, query or fragment; one slash before each segment of the path.
const FORM = /^(https?:\/\/[^/?#@\\\s]+)?(\/[^/?#\\\s]+)*\/*$/i;

/**
 * Checks that calls cannot leave the page's origin.
 * @throws TypeError unless the host is empty, or an http(s) address or path of the page's origin.
 */
function checkApiHost(apiHost: string, origin: string | undefined): void {
  const [form, named] = FORM.exec(apiHost) ?? [];
  const own = named ? attempt(() => new URL(named).origin) : origin;
  if (form === undefined || own !== (origin ?? own) || (named && !own))
    throw new TypeError("apiHost must be empty or of the page's origin.");
}
