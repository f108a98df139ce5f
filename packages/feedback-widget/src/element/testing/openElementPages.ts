import { join } from 'node:path';
import { openElementPages as open } from '@forsikring/foundation/testing/openElementPages';

/** For tests: pages with the built element, on a real server and in a real browser. */
export const openElementPages = (pages: Parameters<typeof open>[1]) =>
  open(join(import.meta.dirname, '../../..'), pages);
