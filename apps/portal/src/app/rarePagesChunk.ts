/** The pages that few customers see, in one chunk: the first view contains the name of each chunk. */
export { BlockRoute, ErrorRoute } from '../routes/ErrorRoutes';
export { default as JumpRoute } from '../routes/JumpRoute';
export { default as NotFoundRoute } from '../routes/NotFoundRoute';
export { default as PaymentRoute } from '../routes/PaymentRoute';
