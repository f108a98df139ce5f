import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { Sum } from '../contract/amounts';
import { Id } from '../contract/id';
import type { ContractIssue } from './errors/ContractError';
import { isRecord } from './removeNulls';

interface KnownSchema {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
}

/** Stands for an array where the contract has an object, and for a list without readable items: neither's schema accepts it. */
const UNREADABLE = 0;

/** The checked value of a response, or how it breaks the contract. */
export type ParsedResponse =
  | { value: unknown; leftOut: ContractIssue[] }
  | { issue: ContractIssue; leftOut: ContractIssue[] };

/**
 * Checks a parsed response against its schema. Accepts a number where the contract has an id. Leaves
 * out list items, optional ids and optional sums that break the contract, and returns an issue for each. A response
 * with `systemSourceError` has it when items of its list were left out: some may be missing. Another response breaks the
 * contract when all items of a required list would be left out: nothing would say that they exist.
 */
export function parseResponse(
  schema: GenericSchema,
  json: unknown,
  aliases: Readonly<Record<string, string>> = {},
): ParsedResponse {
  const body = withAliases(json, aliases);
  // Most responses match the schema. Only the others need the slower tolerant check.
  const plain = safeParse(schema, body, { abortEarly: true });
  if (plain.success && !hasArrayForObject(schema, body))
    return { value: plain.output, leftOut: [] };

  const leftOut: ContractIssue[] = [];
  const result = safeParse(schema, tolerate(schema, body, '', leftOut), { abortEarly: true });
  if (result.success) return { value: result.output, leftOut };
  return { issue: toContractIssue(result.issues[0], ''), leftOut };
}

/** Whether an array stands where the contract has an object. Valibot accepts it when every field is optional. */
function hasArrayForObject(schema: GenericSchema, value: unknown): boolean {
  const { entries, item, wrapped } = schema as unknown as KnownSchema;
  if (wrapped) return hasArrayForObject(wrapped, value);
  if (item) return Array.isArray(value) && value.some((each) => hasArrayForObject(item, each));
  if (!entries || !isRecord(value)) return false;
  if (Array.isArray(value)) return true;
  return Object.entries(entries).some(
    ([name, entry]) => Object.hasOwn(value, name) && hasArrayForObject(entry, value[name]),
  );
}

/** Copies a field with an alias to its name in the contract, when that name is absent. */
export function withAliases(json: unknown, aliases: Readonly<Record<string, string>>): unknown {
  for (const [alias, name] of Object.entries(aliases)) {
    if (isRecord(json) && Object.hasOwn(json, alias) && !Object.hasOwn(json, name))
      json[name] = json[alias];
  }
  return json;
}

function tolerate(
  schema: GenericSchema,
  value: unknown,
  path: string,
  leftOut: ContractIssue[],
): unknown {
  const { entries, item, wrapped } = schema as unknown as KnownSchema;
  // Above 2⁵³ a number is inexact, and a wrong id is worse than none.
  if (schema === Id) return Number.isSafeInteger(value) ? String(value) : value;
  if (wrapped) return tolerate(wrapped, value, path, leftOut);
  if (item && Array.isArray(value)) return tolerateItems(item, value, path, leftOut);
  if (!entries || !isRecord(value)) return value;
  if (Array.isArray(value)) return UNREADABLE;

  const result: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of Object.entries(entries)) {
    // `hasOwn`: a missing field must not be read from the prototype.
    if (!Object.hasOwn(value, key)) continue;
    const field = joinPath(path, key);
    if (isInexactId(entry, value[key])) leftOut.push({ field, expected: 'string' });
    else if (isUnreadableSum(entry, value[key])) leftOut.push({ field, expected: 'sum' });
    else result[key] = tolerate(entry, value[key], field, leftOut);
  }
  const shorter = Object.keys(result).filter((key) => isShorter(result[key], value[key]));
  if ('systemSourceError' in entries) {
    if (shorter.length > 0) result.systemSourceError = true;
    return result;
  }
  for (const key of shorter) {
    const required = (entries[key] as unknown as KnownSchema).item !== undefined;
    if (required && isEmpty(result[key])) result[key] = UNREADABLE;
  }
  return result;
}

/** Whether items of a list were left out. */
const isShorter = (list: unknown, original: unknown) =>
  Array.isArray(list) && Array.isArray(original) && list.length < original.length;

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;

/** Whether an optional id is a number that is not exact. */
const isInexactId = (schema: GenericSchema, value: unknown) =>
  (schema as unknown as KnownSchema).wrapped === Id &&
  typeof value === 'number' &&
  !Number.isSafeInteger(value);

/** Whether an optional sum is no amount. */
const isUnreadableSum = (schema: GenericSchema, value: unknown) =>
  (schema as unknown as KnownSchema).wrapped === Sum && !safeParse(schema, value).success;

function tolerateItems(
  item: GenericSchema,
  list: unknown[],
  path: string,
  leftOut: ContractIssue[],
) {
  return list.flatMap((raw, index) => {
    const itemPath = `${path}[${index}]`;
    const value = tolerate(item, raw, itemPath, leftOut);
    const result = safeParse(item, value, { abortEarly: true });
    if (result.success) return [value];
    leftOut.push(toContractIssue(result.issues[0], itemPath));
    return [];
  });
}

/** What a schema refused: the field, below `path`, and what was expected. Never the value. */
export function toContractIssue(issue: BaseIssue<unknown>, path = ''): ContractIssue {
  const steps = issue.path ?? [];
  const missing = steps.at(-1)?.origin === 'key';
  return {
    field: joinPath(path, ...steps.map(({ key }) => key)),
    expected: missing ? 'present' : (issue.expected ?? 'valid'),
  };
}

function joinPath(...steps: unknown[]): string {
  return steps.filter((step) => step !== '').join('.');
}
