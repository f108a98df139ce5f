export { type ContrastFailure, checkContrast } from './internals/contrast/checkContrast';
