import { knownPath } from '../../navigation/knownPath';
import { BASE_PATH } from '../../paths';
import { scrub } from '../report';

/** Ids of the service's own: random, and as long as no number of a person. */
const OWN_ID = /^([\da-f]{16}|[\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
/** Looks of the page, which a recording cannot be drawn without: no person is in them. */
const LOOKS: ReadonlySet<string> = new Set([
  '_cssText',
  'cssText',
  'style',
  'd',
  'class',
  'points',
]);

/** A copy of plain data whose texts name nobody: addresses without ids, query and fragment, other texts without numbers and e-mail. */
export function scrubDeep(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return LOOKS.has(key) ? value : scrubText(value);
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, scrubDeep(inner, name)]),
  );
}

/** An address of the portal that is no file of its own. */
const PAGE = new RegExp(`${BASE_PATH}(?!/assets/|/config\\.json)(/[^\\s"'<>]*)`, 'g');

function scrubText(text: string): string {
  if (OWN_ID.test(text)) return text;
  const withoutQueries = text.replace(/((?:https?:\/)?\/[^\s?#]*)[?#]\S*/g, '$1');
  const knownPages = withoutQueries.replace(PAGE, (_, path) => BASE_PATH + knownPath(path));
  return scrub(knownPages.replace(/\/\d+(?=\/|$|\s)/g, '/{number}'));
}
