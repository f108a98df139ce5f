import { report } from '../monitoring/report';
import type { AppConfig } from './AppConfig';

/** Reads a value of the configuration, and reports it when it is missing. */
export type ConfigReader = <Value>(name: string, pick: (config: AppConfig) => Value) => Value;

/** Creates the reader of a configuration. */
export function createConfigReader(config: AppConfig): ConfigReader {
  return (name, pick) => {
    const value = pick(config);
    reportMissing(config, name, value);
    return value;
  };
}

const reportedNames = new WeakMap<AppConfig, Set<string>>();

/** Reports a setting that has no value by its name, once for a configuration. */
export function reportMissing(config: AppConfig, name: string, value: unknown): void {
  const reported = reportedNames.get(config) ?? new Set();
  reportedNames.set(config, reported);
  if (value !== undefined || reported.has(name)) return;
  reported.add(name);
  report({ kind: 'config', message: `AppConfig ${name} has no value` });
}
