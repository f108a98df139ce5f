import type { EventName } from '../core/trackingEvents';
import type { FieldValue, OutgoingEvent } from '../core/transport';
import { checkContext } from './checkContext';
import { type CheckedEvent, checkEvent } from './checkEvent';
import { eventFields } from './eventFields';

/** An event that was checked before it was stored, checked again: anybody may have written to storage. */
export function checkRestored(
  { name, fields }: OutgoingEvent,
  constants: object,
  report: (error: unknown) => void,
): CheckedEvent {
  const context: Record<string, string> = {};
  const extra: Record<string, FieldValue> = {};
  const own: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (Object.hasOwn(constants, field)) context[field] = `${value}`;
    else if (name === 'GjennomfortKjop' && !Object.hasOwn(eventFields[name], field)) {
      extra[field] = value;
    } else if (field !== '$current_url') own[field] = value;
  }
  if (name === 'Skjemainput') own.choices = [own.verdi];
  if (name === 'GjennomfortKjop') own.extra = extra;
  const page = `${fields.$current_url ?? ''}`;
  const checked = checkEvent({ name: name as EventName, fields: own, page }, report);
  if ('reason' in checked) return checked;
  return { fields: { ...checkContext(context, report), ...checked.fields } };
}
