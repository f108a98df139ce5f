import { matchPath } from 'react-router-dom';
import { blockTypes, errorTypes, paths } from '../paths';

const UNKNOWN = '/ukjent';

const withoutDigits = (path: string) => path.replace(/\d+/g, '{number}');

const pages = [
  ...errorTypes.map((type) => paths.error.replace(':type', type)),
  ...blockTypes.map((type) => paths.block.replace(':type', type)),
  ...Object.values(paths),
].map(withoutDigits);

/**
 * The pattern of the page that a path below the base path belongs to, for events and traces. Error and
 * block pages have their type if it is known, without its digits (docs/specification/tracking.md#personal-data). An
 * unknown page is `/ukjent`, since its address may contain personal data.
 */
export const pagePatternOf = (pathname: string): string =>
  pages.find((pattern) => matchPath(pattern, withoutDigits(pathname) || '/')) ?? UNKNOWN;
