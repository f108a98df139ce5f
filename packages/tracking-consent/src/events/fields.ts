import * as v from 'valibot';
import { holdsIdentifier } from './holdsIdentifier';
import { scrubPath } from './scrubAddress';

type LowerCase =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o')
  | ('p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z' | 'æ' | 'ø' | 'å');

/**
 * Text that is written in the code: `'Meld skade'`. The type takes no `string`, which may come from data, but
 * it cannot see what a template puts into a text: `Søk etter ${query}` compiles and is sent. Write none.
 */
export type Label = `${LowerCase | Uppercase<LowerCase>}${string}`;

/**
 * Names a part of the page, as written in the code: `'meld-skade'`. Neither a policy number nor a `string`
 * fits; a template that begins with a letter does, as for `Label`.
 */
export type ElementId = `${LowerCase}${string}`;

/** The message of an issue whose value may be a person's. Events with other issues are invalid. */
export const PERSONAL_DATA = 'PERSONAL_DATA';

/** Any text without an identifier: for what a schema has compared with a closed list. */
export const text: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((given) => !holdsIdentifier(given), PERSONAL_DATA),
);

/** A string by run time, and by type one that is written in the code. */
const literal = <Text extends string>() =>
  v.pipe(
    v.custom<Text>((given) => typeof given === 'string'),
    v.transform((given): string => given),
  );

/** Text of the product's own, written in the code. */
export const label: v.GenericSchema<Label, string> = v.pipe(literal<Label>(), text);

/** One word, e.g. a product's code. No sentence fits, but any word does: use `v.picklist` where the codes are known. */
export const code: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^\S+$/), text);

/** One word that begins with a lower-case letter. */
export const elementId: v.GenericSchema<ElementId, string> = v.pipe(
  literal<ElementId>(),
  v.regex(/^[a-zæøå]\S*$/),
  text,
);

/** A path; it is scrubbed. */
export const path: v.GenericSchema<string> = v.pipe(v.string(), v.transform(scrubPath), text);

/** A number of at most six digits: longer ones may be somebody's. */
export const figure: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.finite(),
  v.check((given) => Math.abs(given) < 1_000_000, PERSONAL_DATA),
);
