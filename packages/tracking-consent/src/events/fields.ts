import { holdsPersonalDetails } from '@forsikring/foundation/personal-details/holdsPersonalDetails';
import * as v from 'valibot';
import { scrubPath } from './scrubAddress';

type LowerCase =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o')
  | ('p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z' | 'æ' | 'ø' | 'å');

/**
 * A text that is written in the code: `'Meld skade'`. The type refuses a `string`, which may come from data,
 * but not a template: `Søk etter ${query}` compiles and is sent. Do not write such templates.
 */
export type Label = `${LowerCase | Uppercase<LowerCase>}${string}`;

/**
 * Id of an element, as written in the code: `'meld-skade'`. Refuses policy numbers and `string`, but not a
 * template that begins with a letter, like `Label`.
 */
export type ElementId = `${LowerCase}${string}`;

/** Message of an issue whose value may be personal data. Events with other issues are `INVALID`. */
export const PERSONAL_DATA = 'PERSONAL_DATA';

/** Any text without an identifier: for values that the schema compares with a closed list. */
export const text: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((given) => !holdsPersonalDetails(given), PERSONAL_DATA),
);

/** At run time any string, and by type only one that is written in the code. */
const literal = <Text extends string>() =>
  v.pipe(
    v.custom<Text>((given) => typeof given === 'string'),
    v.transform((given): string => given),
  );

/** A text of the product, written in the code. */
export const label: v.GenericSchema<Label, string> = v.pipe(literal<Label>(), text);

/** One word, e.g. a product's code. It accepts any word: use `v.picklist` when you know the codes. */
export const singleWord: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^\S+$/), text);

/** One word that begins with a lower-case letter. */
export const elementId: v.GenericSchema<ElementId, string> = v.pipe(
  literal<ElementId>(),
  v.regex(/^[a-zæøå]\S*$/),
  text,
);

/** A path, which is scrubbed. */
export const path: v.GenericSchema<string> = v.pipe(v.string(), v.transform(scrubPath), text);

/** A number of at most six digits: longer ones may identify a person. */
export const shortNumber: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.finite(),
  v.check((given) => Math.abs(given) < 1_000_000, PERSONAL_DATA),
);

/** A product's code: upper-case letters and underscores. */
export const code: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^[A-ZÆØÅ_]{2,40}$/));

/** At most six digits, decimals included, and no exponent. */
const SHORT = /^-?(?:\d\.?){1,6}$/;

/**
 * A boolean, a number of at most six digits with its decimals, or a code such as `BIL`; anything else becomes
 * undefined and is not sent. `v.objectWithRest({ … }, closedValue)` sends what callers add to the listed fields.
 */
export const closedValue: v.GenericSchema<
  boolean | number | string | null | undefined,
  boolean | number | string | null | undefined
> = v.fallback(
  v.nullish(
    v.union([
      v.boolean(),
      v.pipe(
        v.number(),
        v.check((given) => SHORT.test(`${given}`)),
      ),
      code,
    ]),
  ),
  undefined,
);
