import { report } from '../monitoring/report';
import type { AppConfig } from './AppConfig';

type Value<Config, Path> = Path extends `${infer Key}.${infer Rest}`
  ? Value<NonNullable<Config[Key & keyof Config]>, Rest> | undefined
  : Config[Path & keyof Config];

type PathOf<Config> = Config extends readonly unknown[]
  ? never
  : {
      [Key in keyof Config & string]-?:
        | Key
        | (NonNullable<Config[Key]> extends object
            ? `${Key}.${PathOf<NonNullable<Config[Key]>>}`
            : never);
    }[keyof Config & string];

/** The path of a setting, such as `distributor.name`. */
type ConfigPath = PathOf<AppConfig>;

/** Reads a setting by its path, and reports it when it is missing. */
export type ConfigReader = <Path extends ConfigPath>(path: Path) => Value<AppConfig, Path>;

/** Creates the reader of a configuration. */
export function createConfigReader(config: AppConfig): ConfigReader {
  const read = (path: string) =>
    path.split('.').reduce<unknown>((part, key) => Object(part)[key], config);
  return (path) => {
    const value = read(path);
    reportMissing(config, path, value);
    return value as Value<AppConfig, typeof path>;
  };
}

const reportedNames = new WeakMap<AppConfig, Set<string>>();

/** Reports a setting that has no value by its name, once for a configuration. */
export function reportMissing(config: AppConfig, name: ConfigPath, value: unknown): void {
  const reported = reportedNames.get(config) ?? new Set();
  reportedNames.set(config, reported);
  if (value !== undefined || reported.has(name)) return;
  reported.add(name);
  report({ kind: 'config', message: `AppConfig ${name} has no value` });
}
