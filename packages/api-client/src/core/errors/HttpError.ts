import { ApiError, type FailedRequest } from './ApiError';

/** The server answered with status 400 or above, or with another and the words of a refusal (`Unauthorized`, `Forbidden`). */
export class HttpError extends ApiError {
  override readonly name = 'HttpError';
  /** The HTTP status. */
  declare readonly status: number;
  /** The reason phrase that came with the status. A server may write anything there: not enumerable, and part of no message. */
  declare readonly statusText: string;
  /** The server's code for the problem, or `UKJENT`. */
  declare readonly kode: string;
  /** The parsed answer, or its text. May hold personal data: not enumerable, so that no logger walks into it. */
  declare readonly body: unknown;

  constructor(
    response: Pick<Response, 'status' | 'statusText'>,
    body: unknown,
    request: FailedRequest,
  ) {
    super(`answered ${response.status}`, request);
    this.status = response.status;
    this.kode = codeOf(body);
    Object.defineProperty(this, 'statusText', { value: response.statusText });
    Object.defineProperty(this, 'body', { value: body });
  }
}

function codeOf(body: unknown): string {
  const { kode } = Object(body) as { kode?: unknown };
  return typeof kode === 'string' && kode ? kode : 'UKJENT';
}

/** Whether the server refused the call or failed at it, and said so. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError';
}
