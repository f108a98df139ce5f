export { createConsoleTransport } from './console/createConsoleTransport';
