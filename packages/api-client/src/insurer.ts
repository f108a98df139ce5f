// For the demo server. An export of the workspace alone: `publishConfig` does not have it.
export { openingHours } from './insurer/calls/sessionCalls';
export { createInsurer, type Insurer } from './insurer/createInsurer';
export type { Records } from './insurer/createRecords';
export {
  type Customer,
  type ReceivedContact,
  type ReceivedFeedback,
  type ReceivedFollowup,
  UNINTENDED,
} from './insurer/customers/Customer';
export { customerOf, customers } from './insurer/customers/customers';
export { FAULT_NAMES, parseFault } from './insurer/faults/parseFaults';
export { type Failing, withFault } from './insurer/faults/withFault';
export { ownAddress } from './insurer/ownAddress';
export { problem } from './insurer/problem';
