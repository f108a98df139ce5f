/** The only setting that may be empty: it means the page's own origin. */
const MAY_BE_EMPTY = 'apiHost';

/**
 * Removes empty and blank strings at every depth: they count as missing
 * (docs/specification/configuration.md#missing-settings).
 */
export function withoutEmptyStrings(config: unknown): unknown {
  const cleaned = clean(config);
  if (!isRecord(config) || config[MAY_BE_EMPTY] !== '') return cleaned;
  return { ...(cleaned as object), [MAY_BE_EMPTY]: '' };
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isPresent).map(clean);
  if (!isRecord(value)) return value;
  const present = Object.entries(value).filter(([, item]) => isPresent(item));
  return Object.fromEntries(present.map(([key, item]) => [key, clean(item)]));
}

const isPresent = (value: unknown) => typeof value !== 'string' || value.trim() !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
