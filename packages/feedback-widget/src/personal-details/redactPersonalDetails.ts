import { findPersonalDetails } from '@forsikring/foundation/personal-details/findPersonalDetails';

/**
 * Replaces each match of `findPersonalDetails` with `replacement`; for the `redact` prop:
 * `<Feedback redact={(text) => redactPersonalDetails(text)} …>`.
 * @default replacement '[fjernet]'
 */
export function redactPersonalDetails(text: string, replacement = '[fjernet]'): string {
  const parts: string[] = [];
  let past = 0;
  for (const { start, end } of findPersonalDetails(text)) {
    parts.push(text.slice(past, start), replacement);
    past = end;
  }
  return parts.join('') + text.slice(past);
}
