import { retryAfterMs } from '@forsikring/foundation/http/retryAfterMs';
import { attempt } from '../safely';
import { ApiError, type CallRequest } from './ApiError';

/**
 * The server responded with status 400 or above, or with another status and the message of a refusal
 * (`Unauthorized`, `Forbidden`).
 */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  /** The HTTP status. */
  declare readonly status: number;
  /**
   * The reason phrase of the response. Not enumerable and not part of the message, because a server may
   * write anything in it.
   */
  declare readonly statusText: string;
  /** The server's code for the problem, or `UKJENT`. */
  declare readonly kode: string;
  /**
   * When the server asks to be sent the next request (`Retry-After`), in epoch milliseconds; undefined when it does not
   * ask.
   */
  declare readonly retryAtMs: number | undefined;
  /** The headers of the response, such as one with the id of the request in the server's log. Not enumerable. */
  declare readonly headers: Headers;
  /** The parsed body, or its text. Not enumerable, so that loggers skip it: it may hold personal data. */
  declare readonly body: unknown;

  constructor(
    {
      status,
      statusText,
      headers = new Headers(),
    }: Pick<Response, 'status' | 'statusText'> & Partial<Pick<Response, 'headers'>>,
    body: unknown,
    request: CallRequest,
    kodeOf: (body: unknown) => unknown = fieldKode,
  ) {
    super(`responded with ${status}`, request);
    this.status = status;
    const kode = attempt(() => kodeOf(body));
    this.kode = typeof kode === 'string' && kode ? kode : 'UKJENT';
    const waitMs = retryAfterMs(headers);
    this.retryAtMs = waitMs === undefined ? undefined : Date.now() + waitMs;
    Object.defineProperties(this, {
      statusText: { value: statusText },
      headers: { value: headers },
      body: { value: body },
    });
  }
}

const fieldKode = (body: unknown): unknown => (Object(body) as { kode?: unknown }).kode;

/** Whether the server refused the call or failed to handle it, and sent a response. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError';
}
