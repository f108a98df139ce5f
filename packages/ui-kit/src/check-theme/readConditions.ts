import type { Scheme } from '../internals/contrast/measureContrast';

/** When a rule holds: on which systems, and under which other condition. */
export interface Conditions {
  /** None for both. */
  system?: Scheme;
  /** None for always. */
  condition?: string;
}

const SCHEME = /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i;
const EVERYWHERE = /^(?:only )?(?:screen|all)$/i;

/** Reads the at-rules around a rule, from the outermost inwards. What is no simple query stays whole. */
export function readConditions(preludes: string[]): Conditions {
  const all = preludes.map(readPrelude);
  const system = all.find((one) => one.system)?.system;
  const condition = all.flatMap((one) => one.condition ?? []).join(' ');
  return { ...(system && { system }), ...(condition && { condition }) };
}

function readPrelude(prelude: string): Conditions {
  const [, query = ''] = /^@media (.*)$/is.exec(prelude) ?? [];
  const parts = query.split(/ and /i).map((part) => part.trim());
  const [, scheme] = parts.map((part) => SCHEME.exec(part)).find(Boolean) ?? [];
  // In a list, or turned round, it does not decide alone.
  if (!scheme || /,|\bnot\b|\bor\b/i.test(query)) return { condition: prelude };
  const system = scheme.toLowerCase() as Scheme;
  const others = parts.filter((part) => !SCHEME.test(part) && !EVERYWHERE.test(part));
  return others.length > 0 ? { system, condition: `@media ${others.join(' and ')}` } : { system };
}
