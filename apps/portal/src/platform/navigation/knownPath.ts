import { matchPath } from 'react-router-dom';
import { blockTypes, errorTypes, paths } from '../paths';

const UNKNOWN = '/ukjent';

const pages = [
  ...errorTypes.map((type) => paths.error.replace(':type', type)),
  ...blockTypes.map((type) => paths.block.replace(':type', type)),
  ...Object.values(paths),
];

/**
 * The page that a path below the portal's own belongs to, as events and traces name it: an error or a
 * block in full, where its type is known. Anything may be in an address that is no page.
 */
export const knownPath = (pathname: string): string =>
  pages.find((pattern) => matchPath(pattern, pathname || '/')) ?? UNKNOWN;
