import { isHttpError } from '@forsikring/api-client';

/** Whether a call failed because the insurer's systems are closed, e.g. at night. */
export const isUnavailable = (error: unknown): boolean =>
  isHttpError(error) && error.status === 503;
