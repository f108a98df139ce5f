/**
 * A fault: `status:500`, `once:503` (for the first request only),
 * `delay:2000`, `hang`, `drop`, `lose-response` (handles the request, then drops the response), `cut`,
 * `broken-json`, `html`, `empty`, `no-content`, `wrong-type`.
 */
export type Fault =
  | { kind: 'status' | 'once'; status: number }
  | { kind: 'delay'; ms: number }
  | { kind: (typeof PLAIN_FAULTS)[number] };

/** A fault as text. The numbers are a status from 400 to 599, and milliseconds. */
export type FaultText = `${'status' | 'once' | 'delay'}:${number}` | (typeof PLAIN_FAULTS)[number];

/** The faults without a number. */
const PLAIN_FAULTS = [
  'hang',
  'drop',
  'lose-response',
  'cut',
  'broken-json',
  'html',
  'empty',
  'no-content',
  'wrong-type',
] as const;

/** Every fault, with an example of its number. */
export const FAULT_NAMES = ['status:500', 'once:503', 'delay:2000', ...PLAIN_FAULTS];

/** Parses one fault; undefined when it is unknown. */
export function parseFault(text: string | undefined): Fault | undefined {
  const [kind, number] = (text ?? '').split(':');
  const value = Number(number);
  if (
    (kind === 'status' || kind === 'once') &&
    Number.isInteger(value) &&
    value >= 400 &&
    value <= 599
  )
    return { kind, status: value };
  if (kind === 'delay' && value >= 0) return { kind, ms: Math.min(value, 60_000) };
  const plain = PLAIN_FAULTS.find((name) => name === kind);
  return plain && { kind: plain };
}

/** Returns the fault of a call; `*` means every call. */
export const faultFor = (
  name: string,
  faults: Readonly<Record<string, string | undefined>>,
): Fault | undefined => parseFault(faults[name] ?? faults['*']);

/**
 * Checks faults by call.
 * @throws TypeError when a fault is unknown: the call would succeed, and so would a wrong test.
 */
export function assertFaults(faults: Readonly<Record<string, string | undefined>>): void {
  for (const [name, fault] of Object.entries(faults))
    if (fault && !parseFault(fault))
      throw new TypeError(`Unknown fault of ${name}: '${fault}'. A status is from 400 to 599.`);
}
