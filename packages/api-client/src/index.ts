export type { Address, PostalCode } from './contract/address';
export type { Agreement, AgreementList } from './contract/agreements';
export type { ApiProblem } from './contract/apiProblem';
export type { Calls } from './contract/calls';
export type { ConsentText, Reservation } from './contract/consents';
export type { ContactInfo } from './contract/contact';
export type { Customer, LegacyCustomer } from './contract/customer';
export type { CallArguments, CallQuery, CallResult, QueryValue } from './contract/defineCall';
export type { Offer, OfferList, PackageOffer } from './contract/offers';
export type { Recommendation, Recommendations } from './contract/recommendations';
export type { ClientContext, SessionStatus } from './contract/session';
export type { MotorTask, TaskCount } from './contract/tasks';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallFunction,
  createApiClient,
} from './core/createApiClient';
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
