import { calls } from '@forsikring/api-client/contract';
import { pagePatternOf } from '../../navigation/pagePatternOf';
import { BASE_PATH } from '../../paths';

const CALL_PATTERNS = Object.values(calls).map(({ path }) => ({
  pattern: path,
  segments: segmentsOf(path),
}));

/** Files of the build, whose names contain hashes. */
const BUILD_FILE = new RegExp(`^${BASE_PATH}/(?:config\\.json|assets/[\\w.-]+)$`);

/**
 * A path without ids: a call's path becomes the contract's pattern, a page of the portal becomes the page's
 * pattern. In other paths, each segment with a digit becomes `{id}`. Doubled and trailing slashes, and the
 * path of `apiHost` in front of a call's path, are ignored.
 */
export function pathPattern(path: string): string {
  if (BUILD_FILE.test(path)) return path;
  const plain = path.replace(/\/{2,}/g, '/');
  if (plain.startsWith(`${BASE_PATH}/`))
    return BASE_PATH + pagePatternOf(plain.slice(BASE_PATH.length));
  const segments = segmentsOf(plain);
  const call = CALL_PATTERNS.find((known) => endsWith(segments, known.segments));
  return call?.pattern ?? plain.split('/').map(withoutId).join('/');
}

function withoutId(segment: string): string {
  return /\p{Nd}/u.test(segment) ? '{id}' : segment;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function endsWith(segments: string[], pattern: string[]): boolean {
  const start = segments.length - pattern.length;
  return (
    start >= 0 &&
    pattern.every((segment, at) => segment.startsWith('{') || segment === segments[start + at])
  );
}
