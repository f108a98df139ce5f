import type { FieldValue } from '../core/transport';
import { checkValue } from './checkValue';

/** The constants that go with every event; one that does not do is left out and reported. */
export function checkContext(
  context: Readonly<Record<string, string>>,
  report: (error: unknown) => void,
): Record<string, FieldValue> {
  const constants: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(context)) {
    const checked = checkValue('code', value);
    if ('value' in checked) constants[name] = checked.value;
    else report(new TypeError(`The context's ${name} was left out: it is ${checked.fault}`));
  }
  return constants;
}
