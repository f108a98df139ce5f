export { Agreement, AgreementList } from './contract/agreements';
export { ApiProblem } from './contract/apiProblem';
export { type Calls, calls } from './contract/calls';
export { LegacyCustomer } from './contract/customer';
export type {
  CallAnswer,
  CallArguments,
  CallShape,
  QueryValue,
} from './contract/defineCall';
export { ClientContext, SessionStatus } from './contract/session';
