export { createRecords, type Records } from './insurer/createRecords';
export { createSessions, type DemoSession, type Sessions } from './insurer/createSessions';
export { type Customer, type ReceivedFeedback, UNINTENDED } from './insurer/customers/Customer';
export { consentTexts } from './insurer/customers/consentTexts';
export { customerOf, customers } from './insurer/customers/customers';
export { FAULT_NAMES, type Fault, faultFor, parseFault } from './insurer/faults/parseFaults';
export { ownAddress } from './insurer/ownAddress';
