import { type BaseIssue, getDotPath, type ObjectEntries, safeParse } from 'valibot';
import type { EventSchemas, TrackedEvent } from '../core/events';
import type { FieldValue } from '../core/transport';
import { closedValue, PERSONAL_DATA } from '../events/fields';
import { pathOf, scrubAddress } from '../events/scrubAddress';

/** The longest text that is sent, in UTF-16 units (docs/specification/tracking.md#event-delivery). */
const MAX_LENGTH = 255;

/** An event's fields as they are sent, or the reason why the event is dropped. */
export type CheckedEvent =
  | { fields: Record<string, FieldValue> }
  | { reason: 'INVALID' | typeof PERSONAL_DATA };

/** The fields that a schema lists, for a union those of all its options; undefined when it lists none. */
export function listedFields(schema: unknown): ObjectEntries | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('entries' in schema) return schema.entries as ObjectEntries;
  if (!('options' in schema)) return undefined;
  const lists = (schema.options as unknown[]).map(listedFields);
  return lists.includes(undefined) ? undefined : Object.assign({}, ...lists);
}

/** The name that a field beside the listed ones may have: a word in the code. */
const FURTHER_FIELD = /^[a-zæøå][a-zæøå_]{0,39}$/i;

/** Whether an event of the schema may have the field: listed, or with a closed value where the schema takes those. */
function isAllowed(field: string, schema: object, entries: ObjectEntries): boolean {
  if (Object.hasOwn(entries, field)) return true;
  // No other rest, such as `v.string()`: it could take what a person wrote.
  return 'rest' in schema && schema.rest === closedValue && FURTHER_FIELD.test(field);
}

/** A union contains the issues of its options. */
function isPersonalData({ message, issues }: BaseIssue<unknown>): boolean {
  return message === PERSONAL_DATA || issues?.some(isPersonalData) === true;
}

/** Leaves out null and undefined, which optional fields may be. */
function withoutMissing(fields: object): [string, unknown][] {
  return Object.entries(fields).filter(([, value]) => (value ?? undefined) !== undefined);
}

function textOrNumber(value: unknown): string | number | undefined {
  if (typeof value !== 'string') return Number.isFinite(value) ? (value as number) : undefined;
  // Removes half of a surrogate pair.
  return value.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** A value as it is sent, with its texts cut; undefined when receivers cannot take it. */
function fieldValue(value: unknown): FieldValue | undefined {
  if (typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return textOrNumber(value);
  const items = Array.from(value, textOrNumber);
  return items.includes(undefined) ? undefined : (items as (string | number)[]);
}

/** Parses with the schema; undefined when its own code, such as a `v.transform`, throws. */
function parse(schema: EventSchemas[string], given: object) {
  try {
    return safeParse(schema, given);
  } catch {
    // The error is not reported: its message may contain the value.
  }
}

/**
 * Checks an event and returns only the fields that its schema allows. Errors name the event and the field,
 * never a value.
 */
export function checkEvent(
  schemas: EventSchemas,
  { name, fields, page }: Pick<TrackedEvent, 'name' | 'fields' | 'page'>,
  report: (error: unknown) => void,
): CheckedEvent {
  const refuse = (reason: 'INVALID' | typeof PERSONAL_DATA, problem: string): CheckedEvent => {
    report(new TypeError(`An event was dropped: ${problem}`));
    return { reason };
  };

  const known = typeof name === 'string' && Object.hasOwn(schemas, name);
  const schema = known ? schemas[name] : undefined;
  if (!schema) return refuse('INVALID', 'its name is not in the schemas');
  if (typeof fields !== 'object' || fields === null)
    return refuse('INVALID', `${name} has no fields`);
  if (typeof page !== 'string') return refuse('INVALID', `${name} has no page`);

  const entries = listedFields(schema);
  if (!entries) {
    const advice = 'Use v.object, or a v.variant or v.union of them';
    return refuse('INVALID', `the schema of ${name} lists no fields. ${advice}`);
  }
  const given: Record<string, unknown> = Object.fromEntries(withoutMissing(fields));
  if ('side' in entries) given.side ??= pathOf(page);
  if ('$current_url' in entries) given.$current_url = scrubAddress(page);

  const result = parse(schema, given);
  if (!result) return refuse('INVALID', `the schema of ${name} threw an error`);
  if (!result.success) {
    const [issue] = result.issues;
    const reason = result.issues.some(isPersonalData) ? PERSONAL_DATA : 'INVALID';
    return refuse(reason, `${name}.${getDotPath(issue) ?? ''} is ${reason}`);
  }
  if (!result.output) return refuse('INVALID', `the schema of ${name} returns no fields`);
  const sent: Record<string, FieldValue> = {};
  for (const [field, output] of withoutMissing(result.output)) {
    if (!isAllowed(field, schema, entries)) continue;
    const value = fieldValue(output);
    if (value === undefined) {
      const problem = 'is not a text, finite number, boolean, or list of texts and numbers';
      return refuse('INVALID', `${name}.${field} ${problem}`);
    }
    sent[field] = value;
  }
  const isLeftOut = (field: string) => !Object.hasOwn({ ...entries, ...sent }, field);
  if (Object.keys({ ...given, ...result.output }).some(isLeftOut)) {
    report(new TypeError(`${name} has fields that its schema does not allow; they were left out`));
  }
  return { fields: sent };
}
