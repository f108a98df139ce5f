import {
  boolean,
  type InferOutput,
  isoTimestamp,
  maxLength,
  object,
  optional,
  pipe,
  regex,
  string,
} from 'valibot';

/** A receipt. Other fields are left out, so that no identifier can be kept. */
export const Receipt = object({
  revision: optional(pipe(string(), maxLength(64))),
  categories: object({ functional: boolean(), statistics: boolean(), marketing: boolean() }),
  time: pipe(string(), isoTimestamp()),
  language: optional(pipe(string(), regex(/^[a-z]{2}$/))),
  textsVersion: optional(pipe(string(), maxLength(64))),
});
type Receipt = InferOutput<typeof Receipt>;

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
