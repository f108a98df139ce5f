export { Address, PostalCode } from './contract/address';
export { Agreement, AgreementList } from './contract/agreements';
export { ApiProblem } from './contract/apiProblem';
export {
  ConsentChange,
  ContactChange,
  LegacyContactChange,
  LogOutBody,
  ReservationChange,
  SiteFeedback,
} from './contract/bodies';
export { type Calls, calls } from './contract/calls';
export { ConsentText, Reservation } from './contract/consents';
export { ContactInfo } from './contract/contact';
export { Customer, LegacyCustomer } from './contract/customer';
export type {
  CallArguments,
  CallQuery,
  CallResult,
  CallShape,
  NamedCall,
  QueryValue,
} from './contract/defineCall';
export { Offer, OfferList, PackageOffer } from './contract/offers';
export { Recommendation, Recommendations } from './contract/recommendations';
export { bodySchemaOf, requestBodies } from './contract/requestBodies';
export { ClientContext, SessionStatus } from './contract/session';
export { MotorTask, TaskCount } from './contract/tasks';
