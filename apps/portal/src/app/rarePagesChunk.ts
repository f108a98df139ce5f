/** The pages that few customers see, in one file: each further file would add its name to the first view. */
export { default as BlockRoute } from '../routes/BlockRoute';
export { default as ErrorRoute } from '../routes/ErrorRoute';
export { default as JumpRoute } from '../routes/JumpRoute';
export { default as NotFoundRoute } from '../routes/NotFoundRoute';
export { default as PaymentRoute } from '../routes/PaymentRoute';
