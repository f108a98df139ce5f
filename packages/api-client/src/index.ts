export type { Calls } from './contract/calls';
export {
  type CallArguments,
  type CallContract,
  type CallQuery,
  type CallResult,
  type CallShape,
  defineCall,
  type PathArguments,
  type QueryValue,
} from './contract/defineCall';
export type * from './contract/domains';
export type { ClientOptions, OwnHeaders, ReceivedResponse } from './core/ClientOptions';
export { type ApiClient, type ApiClientOptions, createApiClient } from './core/createApiClient';
export { type CallFunction, type Client, createClient } from './core/createClient';
export { ApiError, type CallRequest } from './core/errors/ApiError';
export { ContractError, type ContractIssue, isContractError } from './core/errors/ContractError';
export { HttpError, isHttpError } from './core/errors/HttpError';
export { isNetworkError, NetworkError } from './core/errors/NetworkError';
export { isTimeoutError, TimeoutError } from './core/errors/TimeoutError';
export { mergeAgreements } from './core/mergeAgreements';
export {
  createSharedSession,
  SESSION_DEADLINE_KEY,
  type SessionChannel,
  type SharedSession,
  type SharedSessionOptions,
} from './core/session/createSharedSession';
export {
  createUnauthorizedRedirect,
  UNAUTHORIZED_AT_KEY,
  type UnauthorizedRedirectOptions,
} from './core/session/createUnauthorizedRedirect';
export type { SessionEvent } from './core/session/parseSessionMessage';
