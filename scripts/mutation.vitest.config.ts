import { mergeConfig } from 'vitest/config';
import config from '../vitest.config';

/** The unit tests alone, as Stryker runs them: its runner knows no list of projects. */
const [unit] = (config.test?.projects ?? []) as object[];

export default mergeConfig(unit ?? {}, {
  root: new URL('..', import.meta.url).pathname,
  // Stryker tells tests apart by the mutants that they reach: no state may pass from file to file.
  test: { isolate: true },
});
