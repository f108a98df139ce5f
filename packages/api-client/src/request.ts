export { type CallRequestInit, requestInit } from './core/requestInit';
