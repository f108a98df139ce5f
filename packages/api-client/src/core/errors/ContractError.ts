import type { CallRequest } from './ApiError';

const NO_WEB_PAGE = 'no web page';

/** How a response breaks the contract. Names the field and the expected type, never the value. */
export interface ContractIssue {
  /** The path of the field, e.g. `avtaler[2].policyNumber`; empty for the whole response. */
  field: string;
  /** The expected type or value, e.g. `string`, or `a value, found none` for a missing field. */
  expected: string;
}

/**
 * The call succeeded, but its response breaks the contract. Not an `ApiError`, because a retry does not
 * help: the client or the server must be fixed.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** The request whose response is wrong. */
  declare readonly request: CallRequest;
  /** How the response breaks the contract. */
  declare readonly issue: ContractIssue;

  constructor(message: string, request: CallRequest, issue: ContractIssue) {
    super(`${message}: ${request.method} ${request.path}`);
    this.request = request;
    this.issue = issue;
  }

  /** Creates the error for a response that is not JSON. */
  static notJson(request: CallRequest): ContractError {
    return new ContractError('Error while parsing JSON', request, { field: '', expected: 'JSON' });
  }

  /** Creates the error for a web page, which is no response of the insurer: the outcome of a write is unknown. */
  static webPage(request: CallRequest): ContractError {
    return new ContractError('Received a web page', request, { field: '', expected: NO_WEB_PAGE });
  }

  /** Creates the error for a body that is too large to show. */
  static tooLarge(request: CallRequest): ContractError {
    return ContractError.wrongShape(request, { field: '', expected: 'at most 5 MB' });
  }

  /** Creates the error for JSON of another shape. */
  static wrongShape(request: CallRequest, issue: ContractIssue): ContractError {
    const field = issue.field || 'the response';
    return new ContractError(`Expected ${field} to be ${issue.expected}`, request, issue);
  }
}

/** Whether a gateway or a network responded to a write with a web page, instead of the insurer. */
export function isWebPageError(error: unknown): boolean {
  return isContractError(error) && error.issue.expected === NO_WEB_PAGE;
}

/** Whether a call succeeded with a response that breaks the contract. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof Error && error.name === 'ContractError';
}
