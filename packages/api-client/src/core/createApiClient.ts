import { type Calls, calls } from '../contract/calls';
import type { ClientOptions } from './ClientOptions';
import { type Client, createClient } from './createClient';

/** Options of the client of the insurer's API. */
export type ApiClientOptions = ClientOptions;

/** One function for each call of the insurer's API, by name. */
export type ApiClient = Client<Calls>;

/**
 * Creates the client of the insurer's API: `createClient` with the calls of `@forsikring/api-client/contract`.
 * @throws TypeError as `createClient` does
 */
export const createApiClient = (options?: ApiClientOptions): ApiClient =>
  createClient(calls, options);
