import {
  any,
  array,
  type BaseIssue,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
  object,
  optional,
  pipe,
  rawCheck,
  string,
} from 'valibot';
import { Kroner } from './amounts';

type Issue = BaseIssue<unknown>;

const LEFT_OUT = 'left_out';

/** Whether an issue only names a part that a tolerant schema left out: the rest of the value can be used. */
export const isLeftOut = ({ type }: Issue): boolean => type === LEFT_OUT;

/**
 * Keeps the readable rest of a value that breaks its schema: `keep` returns the rest and the issues of the parts that
 * are left out, or nothing when the value cannot be used. The issues stay in the result of the parse, with their paths:
 * `parse` throws for them, and `parseResponse` does not.
 */
// A check, because valibot runs no transformation of a value that has issues.
const tolerate = <Value>(
  keep: (value: unknown, issues: Issue[]) => { value: unknown; leftOut?: Issue[] } | false,
) =>
  rawCheck<Value>(({ dataset }) => {
    const issues: Issue[] = dataset.issues ?? [];
    const broken = issues.filter((issue) => !isLeftOut(issue));
    const kept = broken[0] && keep(dataset.value, broken);
    if (!kept) return;
    for (const issue of kept.leftOut ?? []) Object.assign(issue, { type: LEFT_OUT });
    const rest = issues.filter(isLeftOut);
    Object.assign(dataset, { typed: true, value: kept.value, issues: rest[0] && rest });
  });

/**
 * A list whose unreadable items are left out. When no item is readable, the whole list is unreadable: the page would
 * otherwise show an empty list as if the list were complete.
 * @param mayBeEmpty whether a list without a readable item counts as empty, because the page works without the list or
 * says that items may be missing
 */
export const tolerantList = <Item extends GenericSchema>(item: Item, { mayBeEmpty = false } = {}) =>
  pipe(
    array(item),
    tolerate<InferOutput<Item>[]>((items, issues) => {
      // The first issue of each item.
      const leftOut = issues.filter((issue, at) => indexOf(issue) !== indexOf(issues[at - 1]));
      const unreadable = new Set(leftOut.map(indexOf));
      const value = Array.isArray(items) && items.filter((_, index) => !unreadable.has(index));
      return value && (value.length > 0 || mayBeEmpty) && { value, leftOut };
    }),
  );

const indexOf = (issue?: Issue): unknown => issue?.path?.[0].key;

/** Says in `systemSourceError` of an object that items of its list were left out. */
export const flagMissingItems = <Value extends { systemSourceError: boolean }>() =>
  rawCheck<Value>(({ dataset: { value, issues = [] } }) => {
    const fields = Object(value);
    const isShorter = ({ path }: Issue) => {
      const list = path?.[0].value;
      return Array.isArray(list) && fields[String(path?.[0].key)]?.length < list.length;
    };
    if (issues.some(isShorter)) fields.systemSourceError = true;
  });

/** An object without a required field. Valibot's own schema would accept an array. */
export const sparseObject = <const Entries extends ObjectEntries>(entries: Entries) =>
  pipe(
    any() as GenericSchema<InferInput<ObjectSchema<Entries, undefined>>>,
    rawCheck(({ dataset, addIssue }) => {
      if (Array.isArray(dataset.value)) addIssue({ expected: 'Object' });
    }),
    object(entries),
  );

/** An identifier: always a string, because leading zeros matter. A number is converted, when it is exact. */
export const Id = pipe(
  string(),
  tolerate<string>((value) => Number.isSafeInteger(value) && { value: String(value) }),
);

/** An identifier that is left out when it is a number that is not exact: a wrong id is worse than none. */
export const OptionalId = optional(
  pipe(
    Id,
    tolerate<string>(
      (value, leftOut) => typeof value === 'number' && { value: undefined, leftOut },
    ),
  ),
);

/** A sum in kroner. An unreadable sum is left out. */
export const optionalSum = <const Unknown extends number | undefined = undefined>(
  unknownSum?: Unknown,
) =>
  optional(
    pipe(
      Kroner,
      tolerate<number>((_, leftOut) => ({ value: unknownSum, leftOut })),
    ),
    unknownSum as Unknown,
  );
