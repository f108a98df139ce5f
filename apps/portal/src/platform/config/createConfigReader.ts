import { report } from '../monitoring/report';
import type { AppConfig } from './AppConfig';

/** Reads a value of the configuration; a missing value is logged once by its name. */
export type ConfigReader = <Value>(name: string, pick: (config: AppConfig) => Value) => Value;

/** Makes the reader of a configuration. */
export function createConfigReader(config: AppConfig): ConfigReader {
  const told = new Set<string>();
  return (name, pick) => {
    const value = pick(config);
    if (value === undefined && !told.has(name)) {
      told.add(name);
      report({ kind: 'config', message: `AppConfig ${name} has no value` });
    }
    return value;
  };
}
