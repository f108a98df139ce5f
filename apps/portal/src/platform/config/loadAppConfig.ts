import { safeParse } from 'valibot';
import { AppConfig } from './AppConfig';
import { withoutEmptyStrings } from './withoutEmptyStrings';

/** The configuration could not be read, or is none; no page works without one. */
class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const CONFIG_URL = `${import.meta.env.BASE_URL}config.json`;
const LIMIT_MS = 30_000;

/**
 * Reads the configuration: from the page itself where the server put it there, else by one request. Empty
 * strings count as absent.
 * Rejects with `ConfigError` when it cannot be fetched or is no JSON object.
 */
export async function loadAppConfig(page: Document = document): Promise<AppConfig> {
  const inlined = page.getElementById('app-config')?.textContent;
  const json = parse(inlined ?? (await fetchConfig()));
  const config = safeParse(AppConfig, withoutEmptyStrings(json));
  if (Array.isArray(json) || !config.success)
    throw new ConfigError('The configuration is no JSON object');
  return config.output;
}

async function fetchConfig(): Promise<string> {
  try {
    const response = await fetch(CONFIG_URL, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.ok) return await response.text();
    throw new ConfigError(`config.json answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError('config.json could not be fetched', { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError('The configuration is no JSON', { cause });
  }
}
