import { string } from 'valibot';

/**
 * An identifier: always a string, because leading zeros count. A server that sends a number is
 * understood: `readAnswer` recognises this schema object.
 */
export const Id = string();
