/** The request that an error is about. The path is the call's pattern: no id or query is in it. */
export interface FailedRequest {
  /** The name of the call, e.g. `getAgreements`. */
  call: string;
  /** The HTTP method. */
  method: string;
  /** Below `apiHost`, with `{name}` where a parameter stood. */
  path: string;
}

/** What every failure of getting an answer has in common. Check for its kinds by `isHttpError` and the like. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** What was asked for. */
  declare readonly request: FailedRequest;

  constructor(message: string, request: FailedRequest) {
    super(`${request.method} ${request.path} ${message}`);
    this.request = request;
  }
}
