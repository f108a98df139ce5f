import type { FailedRequest } from './ApiError';

/** What an answer got wrong. Names the place and the expectation, never the value. */
export interface ContractIssue {
  /** Where, e.g. `avtaler[2].policyNumber`; empty for the answer as a whole. */
  field: string;
  /** What should have stood there, e.g. `string`. */
  expected: string;
}

/**
 * The call succeeded and its answer is not what the contract says. Stands outside `ApiError`,
 * because trying again does not help: one of the two sides must be mended.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** What was asked for. */
  declare readonly request: FailedRequest;
  /** What does not fit. */
  declare readonly issue: ContractIssue;

  constructor(message: string, request: FailedRequest, issue: ContractIssue) {
    super(`${message}: ${request.method} ${request.path}`);
    this.request = request;
    this.issue = issue;
  }

  /** The answer is no JSON. */
  static notJson(request: FailedRequest): ContractError {
    return new ContractError('Error while parsing JSON', request, { field: '', expected: 'JSON' });
  }

  /** The answer is JSON of another shape. */
  static wrongShape(request: FailedRequest, issue: ContractIssue): ContractError {
    const place = issue.field || 'the answer';
    return new ContractError(`Expected ${place} to be ${issue.expected}`, request, issue);
  }
}

/** Whether a call succeeded with an answer that breaks the contract. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof Error && error.name === 'ContractError';
}
