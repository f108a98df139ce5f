import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { Id } from '../contract/id';
import type { ContractIssue } from './errors/ContractError';
import { isRecord } from './isRecord';

interface KnownSchema {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** What became of an answer: its checked value, or what is wrong with it. */
export type ReadAnswer =
  | { value: unknown; leftOut: ContractIssue[] }
  | { issue: ContractIssue; leftOut: ContractIssue[] };

/**
 * Checks a parsed response against its schema. A number is accepted where an id is expected, and an item
 * of a list that does not fit is left out and returned as an issue.
 */
export function readAnswer(
  schema: GenericSchema,
  json: unknown,
  aliases: Readonly<Record<string, string>> = {},
): ReadAnswer {
  const meant = withAliases(json, aliases);
  // Most answers fit as they are; the tolerant way, which looks at everything twice, is for the rest.
  const plain = safeParse(schema, meant, { abortEarly: true });
  if (plain.success) return { value: plain.output, leftOut: [] };

  const leftOut: ContractIssue[] = [];
  const result = safeParse(schema, tolerate(schema, meant, '', leftOut), { abortEarly: true });
  if (result.success) return { value: result.output, leftOut };
  return { issue: toContractIssue(result.issues[0], ''), leftOut };
}

/** A field under another name stands in where the right one is absent. */
function withAliases(json: unknown, aliases: Readonly<Record<string, string>>): unknown {
  for (const [alias, name] of Object.entries(aliases)) {
    if (isRecord(json) && Object.hasOwn(json, alias) && !Object.hasOwn(json, name))
      json[name] = json[alias];
  }
  return json;
}

function tolerate(
  schema: GenericSchema,
  value: unknown,
  place: string,
  leftOut: ContractIssue[],
): unknown {
  const { entries, item, wrapped } = schema as unknown as KnownSchema;
  // Past 2⁵³ the number may be another than the server wrote: a wrong id is worse than none.
  if (schema === Id) return Number.isSafeInteger(value) ? String(value) : value;
  if (wrapped) return tolerate(wrapped, value, place, leftOut);
  if (item && Array.isArray(value)) return tolerateItems(item, value, place, leftOut);
  if (!entries || !isRecord(value) || Array.isArray(value)) return value;

  const result: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of Object.entries(entries)) {
    // `hasOwn`: a field that the answer lacks must not be found on the prototype.
    if (!Object.hasOwn(value, key)) continue;
    result[key] = tolerate(entry, value[key], placeOf(place, key), leftOut);
  }
  return result;
}

function tolerateItems(
  item: GenericSchema,
  list: unknown[],
  place: string,
  leftOut: ContractIssue[],
) {
  return list.flatMap((raw, index) => {
    const itemPlace = `${place}[${index}]`;
    const value = tolerate(item, raw, itemPlace, leftOut);
    const result = safeParse(item, value, { abortEarly: true });
    if (result.success) return [value];
    leftOut.push(toContractIssue(result.issues[0], itemPlace));
    return [];
  });
}

function toContractIssue(issue: BaseIssue<unknown>, place: string): ContractIssue {
  const path = issue.path ?? [];
  const missing = path.at(-1)?.origin === 'key';
  return {
    field: placeOf(place, ...path.map(({ key }) => key)),
    expected: missing ? 'present' : (issue.expected ?? 'valid'),
  };
}

function placeOf(...steps: unknown[]): string {
  return steps.filter((step) => step !== '').join('.');
}
