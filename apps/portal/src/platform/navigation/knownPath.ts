import { matchPath } from 'react-router-dom';
import { paths } from '../paths';

const UNKNOWN = '/ukjent';

/** The page that a path below the portal's own is of, as events and traces name it: anything may stand in an address that is no page. */
export const knownPath = (pathname: string): string =>
  Object.values(paths).find((pattern) => matchPath(pattern, pathname || '/')) ?? UNKNOWN;
