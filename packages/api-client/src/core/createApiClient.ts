import { type Calls, calls } from '../contract/calls';
import type { CallAnswer, CallArguments, CallShape, NamedCall } from '../contract/defineCall';
import { acceptLostDeletes } from './acceptLostDeletes';
import { checkApiHost } from './checkApiHost';
import type { FailedRequest } from './errors/ApiError';
import type { ContractIssue } from './errors/ContractError';
import { HttpError } from './errors/HttpError';
import { isUnauthorized } from './isUnauthorized';
import { notifySafely } from './notifySafely';
import { requestOf } from './requestOf';
import { type AnyArguments, sendCall, type Transport } from './sendCall';
import { sendWithRetries } from './sendWithRetries';

/**
 * What a client can be told. Everything has a default that suits a page of the portal. What a callback
 * throws changes no call: it is thrown in a task of its own.
 */
export interface ApiClientOptions {
  /** Stands in front of every path; empty means the page's own origin, so that Node needs one. @default '' */
  apiHost?: string;
  /** The page's origin, which `apiHost` must not leave. @default location.origin, where there is one */
  origin?: string;
  /** Makes the requests. @default globalThis.fetch */
  fetch?: typeof fetch;
  /** The cookies as `document.cookie` gives them; read at each send. @default document.cookie */
  readCookies?: () => string;
  /** The limit of a call with all its retries, in milliseconds. @default 30000 */
  timeoutMs?: number;
  /** The wait before the first retry, in milliseconds; doubled each time, at most 30 s. @default 1000 */
  retryDelayMs?: number;
  /**
   * Called when the headers of any answer carry `X-Session-Expiry`: with the whole seconds from now, and
   * with the time at which the request was sent, in milliseconds of `performance.now()`.
   */
  onSessionExpiry?: (seconds: number, sentAtMs: number) => void;
  /** Told when an answer says that the customer may not see this. The call rejects all the same. */
  onUnauthorized?: (kind: 'redirect' | 'login', error: HttpError) => void;
  /** Told of each item of a list that was left out because it breaks the contract. */
  onItemLeftOut?: (issue: ContractIssue, request: FailedRequest) => void;
  /** Told of every call that failed for good, except those that were aborted. */
  onFailure?: (error: unknown, request: FailedRequest) => void;
}

/** The function of a call. Rejects with `HttpError`, `NetworkError`, `TimeoutError` or `ContractError`, or with the reason of an abort. */
export type CallFunction<Shape extends CallShape> = (
  ...args: Record<never, never> extends CallArguments<Shape>
    ? [args?: CallArguments<Shape>]
    : [args: CallArguments<Shape>]
) => Promise<CallAnswer<Shape>>;

/** A function a call, by name. */
export type ApiClient = { [Name in keyof Calls]: CallFunction<Calls[Name]> };

/**
 * Makes the client of the insurer's API.
 * @throws TypeError when `apiHost` is neither empty nor of the page's own http(s) origin: same-origin
 * credentials reach no other.
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const transport = createTransport(options);
  const { timeoutMs = 30_000, retryDelayMs = 1_000, onUnauthorized, onFailure } = options;

  const send = acceptLostDeletes((call, args) =>
    sendWithRetries(call, { timeoutMs, retryDelayMs, signal: args.signal }, (signal) =>
      sendCall(call, { ...args, signal }, transport),
    ),
  );

  const functionOf =
    (call: NamedCall) =>
    async (args: AnyArguments = {}) => {
      try {
        return await send(call, args);
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
    // Relative addresses lead somewhere from a page alone, or by a fetch that knows where.
    nowhere: !location && !fetch && !/^http/i.test(apiHost),
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    readCookies: options.readCookies ?? (() => document?.cookie ?? ''),
  };
}
