import { integer, maxValue, minValue, number, pipe } from 'valibot';

const MAX_KRONER = Number.MAX_SAFE_INTEGER;

/** A price in kroner. */
export const Kroner = pipe(number(), minValue(0), maxValue(MAX_KRONER));

/**
 * A sum in kroner. `parseResponse` recognises this schema object: an optional sum that breaks the contract is left
 * out, and does not make the list unreadable.
 */
export const Sum = pipe(number(), minValue(0), maxValue(MAX_KRONER));

/** How many there are. */
export const Count = pipe(number(), integer(), minValue(0));
