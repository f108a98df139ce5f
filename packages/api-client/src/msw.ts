export {
  createHandlers,
  type Faults,
  type HandlersOptions,
  type OwnHandler,
  type OwnHandlers,
} from './insurer/createHandlers';
export { agreementList } from './insurer/customers/agreementList';
export type { Customer } from './insurer/customers/Customer';
export { customers } from './insurer/customers/customers';
export { type CustomerTraits, customerWith } from './insurer/customers/customerWith';
export {
  type DemoFaults,
  type DemoInsurer,
  type DemoInsurerOptions,
  demoInsurer,
} from './insurer/demoInsurer';
export type { FaultText } from './insurer/faults/parseFaults';
