import { findPersonalDetails } from './findPersonalDetails';

/**
 * Replaces what looks like personal details, each by `replacement`; for the `redact` prop:
 * `<Feedback redact={(text) => redactPersonalDetails(text)} …>`.
 * @default replacement '[fjernet]'
 */
export function redactPersonalDetails(text: string, replacement = '[fjernet]'): string {
  return findPersonalDetails(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + replacement + rest.slice(end),
    text,
  );
}
