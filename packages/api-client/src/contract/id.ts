import { string } from 'valibot';

/**
 * An identifier: always a string, because leading zeros matter. `parseResponse` recognises this schema
 * object and accepts a number from the server.
 */
export const Id = string();
