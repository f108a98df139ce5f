import { calls } from '@forsikring/api-client/contract';
import { knownPath } from '../../navigation/knownPath';
import { BASE_PATH } from '../../paths';

const CALL_PATTERNS = Object.values(calls).map(({ path }) => path.split('/'));

/** Files of our own build, whose names are hashes. */
const BUILD_FILE = new RegExp(`^${BASE_PATH}/(?:config\\.json|assets/[\\w.-]+)$`);

/**
 * A path without ids: a path of a call becomes the contract's pattern, a page of the portal becomes
 * the pattern of the page. In all other paths each segment with a digit becomes `{id}`.
 */
export function pathPattern(path: string): string {
  if (BUILD_FILE.test(path)) return path;
  if (path.startsWith(`${BASE_PATH}/`)) return BASE_PATH + knownPath(path.slice(BASE_PATH.length));
  const segments = path.split('/');
  const pattern =
    CALL_PATTERNS.find((call) => matches(call, segments)) ??
    segments.map((segment) => (/\p{Nd}/u.test(segment) ? '{id}' : segment));
  return pattern.join('/');
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((segment, index) => segment.startsWith('{') || segment === segments[index])
  );
}
