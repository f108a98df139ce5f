import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { isLeftOut } from '../contract/tolerant';
import type { ContractIssue } from './errors/ContractError';
import { isRecord } from './removeNulls';

/** The checked value of a response, or how it breaks the contract. */
export type ParsedResponse =
  | { value: unknown; leftOut: ContractIssue[] }
  | { issue: ContractIssue; leftOut: ContractIssue[] };

/** Checks a parsed response against its schema. Returns an issue for each part that the schema left out. */
export function parseResponse(
  schema: GenericSchema,
  json: unknown,
  aliases: Readonly<Record<string, string>> = {},
): ParsedResponse {
  const { output, issues = [] } = safeParse(schema, withAliases(json, aliases));
  const leftOut = issues.filter(isLeftOut).map(toContractIssue);
  const broken = issues.find((issue) => !isLeftOut(issue));
  return broken ? { issue: toContractIssue(broken), leftOut } : { value: output, leftOut };
}

/** Copies a field with an alias to its name in the contract, when that name is absent. */
export function withAliases(json: unknown, aliases: Readonly<Record<string, string>>): unknown {
  for (const [alias, name] of Object.entries(aliases)) {
    if (isRecord(json) && Object.hasOwn(json, alias) && !Object.hasOwn(json, name))
      json[name] = json[alias];
  }
  return json;
}

/** What a missing field should be. */
export const MISSING = 'a value, found none';

/** What a schema refused: the field, and what was expected. Never the value. */
export function toContractIssue({ path, expected }: BaseIssue<unknown>): ContractIssue {
  const isMissing = path?.at(-1)?.origin === 'key';
  const steps = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)) ?? [];
  return {
    field: steps.join('').slice(1),
    expected: isMissing ? MISSING : (expected ?? 'valid'),
  };
}
