import type { Browser } from 'playwright';

/** What every consumer stands on. */
export interface Stage {
  /** The run's own temporary folder. */
  folder: string;
  /** The address of the registry that holds the packages. */
  registry: string;
  /** The version of each published package, by its name. */
  versions: Record<string, string>;
  browser: Browser;
}
