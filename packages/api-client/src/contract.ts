export { bodySchemaOf, type Calls, calls, requestBodies } from './contract/calls';
export type {
  CallArguments,
  CallContract,
  CallQuery,
  CallResult,
  CallShape,
  NamedCall,
  PathArguments,
  QueryValue,
} from './contract/defineCall';
export * from './contract/domains';
export { Id, tolerantList } from './contract/tolerant';
