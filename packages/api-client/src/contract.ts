export { bodySchemaOf, type Calls, calls, requestBodies } from './contract/calls';
export type {
  CallArguments,
  CallQuery,
  CallResult,
  CallShape,
  NamedCall,
  QueryValue,
} from './contract/defineCall';
export * from './contract/domains';
