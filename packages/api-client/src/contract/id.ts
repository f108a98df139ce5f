import { string } from 'valibot';

/**
 * An identifier: always a string, because leading zeros count. The reader of answers understands
 * a server that sends a number, by this very schema object (decisions §3).
 */
export const Id = string();
