/** A way to go wrong: `status:500`, `once:503` (the first request alone; it then leaves the cookie of faults), `delay:2000`, `hang`, `drop`, `lose-answer` (done, and then dropped), `cut`, `broken-json`, `html`, `empty`, `no-content`, `wrong-type`. */
export type Fault =
  | { kind: 'status' | 'once'; status: number }
  | { kind: 'delay'; ms: number }
  | { kind: (typeof PLAIN_FAULTS)[number] };

/** The faults that take no number. */
const PLAIN_FAULTS = [
  'hang',
  'drop',
  'lose-answer',
  'cut',
  'broken-json',
  'html',
  'empty',
  'no-content',
  'wrong-type',
] as const;

/** Every fault, with an example of a number where one is taken. */
export const FAULT_NAMES = ['status:500', 'once:503', 'delay:2000', ...PLAIN_FAULTS];

/** Reads one fault; anything unknown is none. */
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

/** The fault that a list such as `getAgreements=status:500&config=html` has for a call; `*` is for all. */
export function faultFor(name: string, faults: string | undefined): Fault | undefined {
  const list = new URLSearchParams(faults ?? '');
  return parseFault(list.get(name) ?? list.get('*') ?? undefined);
}
