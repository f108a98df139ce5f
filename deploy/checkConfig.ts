import { safeParse } from 'valibot';
import { AppConfig } from '../apps/portal/src/platform/config/AppConfig';
import { isLoopback } from '../apps/portal/src/platform/navigation/isLoopback';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** A configuration for the portal, and the unknown parts that were left out. */
export interface CheckedConfig {
  config: AppConfig;
  /** The paths of unknown keys and of values of the wrong type, which are left out. */
  dropped: string[];
}

/** The keys with addresses, and those in `bankHomeUrls`, whose keys are login contexts. */
const ADDRESS = /(^|\.)(\w*[uU]rl|bankHomeUrls\..*|apiHost|dsn)$/s;

/**
 * Parses a configuration with the portal's schema, and checks its addresses.
 * @param origins the origins of the site
 * @throws {Error} when it is not a JSON object, or has an address that the portal must not use; lists all of them
 */
export function checkConfig(json: unknown, origins: string[]): CheckedConfig {
  const { success, output: config } = safeParse(AppConfig, json);
  if (!success || Array.isArray(json)) throw new Error('The configuration is not a JSON object');
  const refused = Object.entries(addressesOf(config)).flatMap(([path, address]) => {
    const problem = path === 'apiHost' ? foreignHost(address, origins) : unsafe(path, address);
    return problem ? [`${path}: ${problem}`] : [];
  });
  for (const [index, origin] of (config.optInDialogOrigins ?? []).entries()) {
    if (URL.canParse(origin) && new URL(origin).origin === origin) continue;
    refused.push(`optInDialogOrigins[${index}]: must be an origin, as https://host`);
  }
  if (refused.length > 0) {
    throw new Error(`The configuration cannot be served:\n  ${refused.join('\n  ')}`);
  }
  contentSecurityPolicy(config);
  return { config, dropped: droppedPaths(json, config) };
}

/** Every address in the configuration, by its path. */
function addressesOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return value && ADDRESS.test(path) ? { [path]: value } : {};
  if (typeof value !== 'object' || value === null) return {};
  const found = Object.entries(value).map(([key, each]) =>
    addressesOf(each, Array.isArray(value) ? `${path}[${key}]` : join(path, key)),
  );
  return Object.assign({}, ...found);
}

/** Why `apiHost` is invalid: browsers send cookies to no other origin, so `apiHost` must be on the portal's own. */
function foreignHost(address: string, origins: string[]): string | undefined {
  const isOwn = (url: URL) => origins.every((origin) => url.origin === origin);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // nginx's configuration has the path in a pattern.
  if (/^(\/[\w.~-]+)*\/?$/.test(url && isOwn(url) ? url.pathname : address)) return undefined;
  return "must be empty, a path, or of the portal's only origin (--origin)";
}

function unsafe(path: string, address: string): string | undefined {
  const own = 'https://own.invalid';
  const isPath = address.startsWith('/') && URL.canParse(address, own);
  if (isPath && new URL(address, own).origin === own) return undefined;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return 'must be a path or an https address';
  }
  const { protocol, hostname, username, password } = new URL(address);
  // A Sentry DSN has its key in place of a user name.
  if ((username || password) && path !== 'monitoring.dsn') return 'must name no user';
  return protocol === 'https:' || isLoopback(hostname) ? undefined : 'must be https';
}

/** The paths in the JSON that the schema dropped. The schema reads an array as an object without keys. */
function droppedPaths(json: unknown, kept: unknown, path = ''): string[] {
  // A blank string is a setting that is left empty, not a mistake.
  if (typeof json === 'string' && json.trim() === '') return [];
  if (kept === undefined || Array.isArray(json) !== Array.isArray(kept)) return [path];
  if (Array.isArray(json) && Array.isArray(kept)) {
    let next = 0;
    return json.flatMap((item, index) => {
      const itemPath = `${path}[${index}]`;
      if (next >= kept.length || !isReadFrom(item, kept[next])) return [itemPath];
      next += 1;
      return droppedPaths(item, kept[next - 1], itemPath);
    });
  }
  if (!isRecord(json) || !isRecord(kept)) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    Object.hasOwn(kept, key) ? droppedPaths(value, kept[key], join(path, key)) : join(path, key),
  );
}

/** Whether `kept` equals what the schema keeps of `json`; the schema only removes fields. */
function isReadFrom(json: unknown, kept: unknown): boolean {
  if (!isRecord(kept)) return kept === undefined || Object.is(json, kept);
  return (
    isRecord(json) && Object.entries(kept).every(([key, value]) => isReadFrom(json[key], value))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
