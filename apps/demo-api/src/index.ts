export { customers, FAULT_NAMES } from '@forsikring/api-client/insurer';
export { createDemoApp, type Demo, type DemoOptions } from './app/createDemoApp';
export {
  type DemoOrigins,
  distributorOf,
  distributors,
  portalConfig,
} from './distributors/distributors';
