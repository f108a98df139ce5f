import { safeParse } from 'valibot';
import { PortalError } from '../errors/PortalError';
import { AppConfig } from './AppConfig';

/** The configuration could not be read or is invalid. No page works without one. */
class ConfigError extends PortalError {
  override readonly name = 'ConfigError';
}

const CONFIG_URL = `${import.meta.env.BASE_URL}config.json`;
const TIMEOUT_MS = 30_000;

/**
 * Reads the configuration from the page if the server put it there, otherwise with one request.
 * Rejects with `ConfigError` when it cannot be fetched or is not a JSON object.
 */
export async function loadAppConfig(page: Document = document): Promise<AppConfig> {
  const inlined = page.getElementById('app-config')?.textContent;
  const json = parse(inlined ?? (await fetchConfig()));
  const config = safeParse(AppConfig, json);
  if (Array.isArray(json) || !config.success)
    throw new ConfigError('The configuration is not a JSON object');
  return config.output;
}

async function fetchConfig(): Promise<string> {
  try {
    const response = await fetch(CONFIG_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.text();
    throw new ConfigError(`The request for config.json failed with status ${response.status}`);
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError('config.json could not be fetched', { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConfigError('The configuration is not JSON', { cause });
  }
}
