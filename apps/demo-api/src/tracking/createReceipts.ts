import * as v from 'valibot';

/** A receipt. Other fields are left out, so that no identifier can be kept. */
export const Receipt = v.object({
  revision: v.optional(v.pipe(v.string(), v.maxLength(64))),
  categories: v.object({
    functional: v.boolean(),
    statistics: v.boolean(),
    marketing: v.boolean(),
  }),
  time: v.pipe(v.string(), v.isoTimestamp()),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  textsVersion: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
type Receipt = v.InferOutput<typeof Receipt>;

/** The newest receipts of choices in the consent banner, oldest first. */
export interface Receipts {
  add(receipt: Receipt): void;
  all(): readonly Receipt[];
  reset(): void;
}

const MAX_RECEIPTS = 100;

/** Creates an empty log of receipts. */
export function createReceipts(): Receipts {
  let kept: Receipt[] = [];
  return {
    add: (receipt) => {
      kept = [...kept, receipt].slice(-MAX_RECEIPTS);
    },
    all: () => kept,
    reset: () => {
      kept = [];
    },
  };
}
