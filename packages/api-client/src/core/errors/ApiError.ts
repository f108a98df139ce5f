/** The request that an error is about. The path is the call's pattern: no id or query is in it. */
export interface FailedRequest {
  /** The name of the call, e.g. `getAgreements`. */
  call: string;
  method: string;
  path: string;
}

/** What every failure of getting an answer has in common. Check for its kinds by `isHttpError` and the like. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  declare readonly request: FailedRequest;

  constructor(message: string, request: FailedRequest) {
    super(`${request.method} ${request.path} ${message}`);
    this.request = request;
  }
}
