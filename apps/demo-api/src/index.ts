export { createDemoApp, type Demo, type DemoOptions } from './app/createDemoApp';
export { customers } from './customers/customers';
export {
  type DemoOrigins,
  distributorOf,
  distributors,
  portalConfig,
} from './distributors/distributors';
