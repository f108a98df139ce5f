import type { TrackedEvent } from '../core/trackingEvents';
import type { FieldValue } from '../core/transport';
import { checkExtra } from './checkExtra';
import { checkValue, type Fault, type FieldKind } from './checkValue';
import { eventFields } from './eventFields';
import { scrubAddress, scrubPath } from './scrubAddress';

/** The longest address that is sent (specification part 2 §9). */
const MAX_LENGTH = 255;

/** An event's fields as they may be sent, or why it may not. */
export type CheckedEvent = { fields: Record<string, FieldValue> } | { reason: Fault };

function pathOf(page: string): string {
  return scrubPath(page.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/');
}

/** `verdi` goes along for a closed choice alone: what somebody typed is not among the choices. */
function withoutFreeText(given: Record<string, unknown>): Record<string, unknown> {
  const { verdi, choices, ...rest } = given;
  return Array.isArray(choices) && choices.includes(verdi) ? { ...rest, verdi } : rest;
}

/**
 * An event as it may be sent: its own fields and no others, strings cut, paths scrubbed. Reports what
 * does not fit by the names of event and field, never by value.
 */
export function checkEvent(
  { name, fields: given, page }: Pick<TrackedEvent, 'name' | 'fields' | 'page'>,
  report: (error: unknown) => void,
): CheckedEvent {
  const fault = (reason: Fault, problem: string): CheckedEvent => {
    report(new TypeError(`An event was dropped: ${problem}`));
    return { reason };
  };

  const rules = Object.hasOwn(eventFields, name) ? eventFields[name] : undefined;
  if (!rules) return fault('INVALID', 'its name is none of the known ones');
  if (typeof given !== 'object' || given === null) return fault('INVALID', `${name} has no fields`);
  if (typeof page !== 'string') return fault('INVALID', `${name} is of no page`);

  const { extra, ...plain } = given as Record<string, unknown>;
  const values = name === 'Skjemainput' ? withoutFreeText(plain) : plain;
  if ('side' in rules) values.side ??= pathOf(page);

  const fields: Record<string, FieldValue> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const value = values[field];
    if ((value ?? undefined) === undefined && rule.endsWith('?')) continue;
    const checked = checkValue(rule.replace('?', '') as FieldKind, value);
    if ('fault' in checked) return fault(checked.fault, `${name}.${field} is ${checked.fault}`);
    fields[field] = checked.value;
  }
  if (Object.keys(values).some((field) => !Object.hasOwn(rules, field))) {
    report(new TypeError(`${name} has fields of its own alone; others were left out`));
  }
  if (name === 'Sidevisning') fields.$current_url = scrubAddress(page).slice(0, MAX_LENGTH);
  if (name === 'GjennomfortKjop' && extra !== undefined) {
    const checked = checkExtra(extra, rules);
    if ('fault' in checked) return fault(checked.fault, `${name}.extra is ${checked.fault}`);
    Object.assign(fields, checked.fields);
  }
  return { fields };
}
