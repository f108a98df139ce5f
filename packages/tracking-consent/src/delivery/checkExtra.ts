import type { FieldValue } from '../core/transport';
import { checkValue, type Fault } from './checkValue';

/** Names of fields that hold a person's details, whatever stands in them. */
const PERSONAL_NAMES =
  /avtale|polise|policy|person|f[oø]dsel|fnr|ssn|^navn|fornavn|etternavn|post|mail|telefon|mobil|phone|adresse|kunde|konto|tekst|melding/i;

/** The extra fields of a purchase: codes and figures, under plain names that are not taken. */
export function checkExtra(
  extra: unknown,
  taken: object,
): { fields: Record<string, FieldValue> } | { fault: Fault } {
  if (typeof extra !== 'object' || extra === null) return { fault: 'INVALID' };
  const fields: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(extra)) {
    if (!/^[a-z][\w]{0,49}$/i.test(name) || Object.hasOwn(taken, name)) return { fault: 'INVALID' };
    if (PERSONAL_NAMES.test(name)) return { fault: 'PERSONAL_DATA' };
    const checked = checkValue('figure', value);
    if ('fault' in checked) return checked;
    fields[name] = checked.value;
  }
  return { fields };
}
