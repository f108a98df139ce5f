import { integer, maxValue, minValue, number, pipe } from 'valibot';

/** A price in kroner. */
export const Kroner = pipe(number(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));

/** How many there are. */
export const Count = pipe(number(), integer(), minValue(0));
