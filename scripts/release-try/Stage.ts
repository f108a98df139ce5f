import type { Browser } from 'playwright';

/** The setup that all consumers share. */
export interface Stage {
  /** The temporary folder of this run. */
  folder: string;
  /** The address of the registry with the packages. */
  registry: string;
  /** The version of each published package, by its name. */
  versions: Record<string, string>;
  browser: Browser;
}
