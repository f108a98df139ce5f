import type { CallRequest } from './errors/ApiError';
import type { ContractIssue } from './errors/ContractError';
import type { HttpError } from './errors/HttpError';

type HeaderValues = Readonly<Record<string, string>>;

/** Headers of the application, or what returns them for a request. */
export type OwnHeaders =
  | HeaderValues
  | ((request: CallRequest) => HeaderValues | PromiseLike<HeaderValues>);

/** A response as it came. */
export interface ReceivedResponse {
  /** The HTTP status. */
  status: number;
  /** The headers that the browser shows: of another origin, those that the server exposes. */
  headers: Headers;
  /** The parsed JSON before the schema changed it, or the text. */
  readonly body: unknown;
}

/**
 * Options of a client. Every default suits an API of the page's own origin. An error that a callback throws does
 * not affect the call: it is rethrown in a separate task.
 */
export interface ClientOptions {
  /** Prepended to every path. Empty means the page's origin; Node has no page and needs an origin. @default '' */
  apiHost?: string | undefined;
  /** The page's origin, which `apiHost` must belong to, unless `mode` is `cors`. @default location.origin, when it exists */
  origin?: string | undefined;
  /**
   * `cors` allows an `apiHost` of any origin. Calls then have neither the header `X-Requested-By` nor the page's
   * anti-forgery token.
   * @default 'same-origin'
   */
  mode?: 'same-origin' | 'cors' | undefined;
  /** Where the browser sends cookies: `include` is needed for those of another origin. @default 'same-origin' */
  credentials?: RequestCredentials | undefined;
  /**
   * Further headers, or a function that returns them or a promise of them for each request. They replace headers of the
   * client with the same name. An error of the function, or a header that cannot be sent, is the `cause` of an
   * `ApiError`, and the call is not retried.
   */
  headers?: OwnHeaders | undefined;
  /**
   * Returns the code in the body of a failed response: the `kode` of the `HttpError`. It may be logged, so return no text
   * about a person. Anything else than a text, and an error, count as `UKJENT`.
   * @default the field `kode`
   */
  kodeOf?: ((body: unknown) => string | undefined) | undefined;
  /**
   * Makes the requests. A `TypeError` with an engine's message of a bug, and a bug such as a `ReferenceError`, is not retried: the
   * call rejects with an `ApiError` whose `cause` is that error.
   * @default globalThis.fetch
   */
  fetch?: typeof fetch | undefined;
  /**
   * Returns the cookies in the format of `document.cookie`, or a promise of them; called for each request. An error that it
   * throws is the `cause` of an `ApiError`, and the call is not retried; likewise a value that is no text.
   * @default document.cookie, or none with the mode `cors`
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
  /**
   * Called for every call that succeeds: with its result, which is undefined for a call without a response, and with the
   * status, the headers and the body as they came. `response` is undefined for a deletion that counts as done after a 404.
   */
  onResponse?:
    | ((body: unknown, request: CallRequest, response: ReceivedResponse | undefined) => void)
    | undefined;
  /** Called for every call that fails after its last retry, except aborted calls. */
  onFailure?: ((error: unknown, request: CallRequest) => void) | undefined;
}
