import { report } from '../monitoring/report';
import type { AppConfig } from './AppConfig';

/** Reads a value of the configuration. A missing value is reported once by its name. */
export type ConfigReader = <Value>(name: string, pick: (config: AppConfig) => Value) => Value;

/** Creates the reader of a configuration. */
export function createConfigReader(config: AppConfig): ConfigReader {
  const reported = new Set<string>();
  return (name, pick) => {
    const value = pick(config);
    if (value === undefined && !reported.has(name)) {
      reported.add(name);
      report({ kind: 'config', message: `AppConfig ${name} has no value` });
    }
    return value;
  };
}
