/** The pages that few see, in one file: each further one would cost the first view its name. */
export { default as BlockRoute } from '../routes/BlockRoute';
export { default as ErrorRoute } from '../routes/ErrorRoute';
export { default as JumpRoute } from '../routes/JumpRoute';
export { default as NotFoundRoute } from '../routes/NotFoundRoute';
export { default as PaymentRoute } from '../routes/PaymentRoute';
