import { attempt } from './attempt';

// No user info, query or fragment; one slash before each segment of the path.
const FORM = /^(https?:\/\/[^/?#@\\\s]+)?(\/[^/?#\\\s]+)*\/*$/i;

/**
 * Checks that calls cannot leave the page's origin.
 * @throws TypeError unless the host is empty, or an http(s) address or path of the page's origin.
 */
export function checkApiHost(apiHost: string, origin: string | undefined): void {
  const [form, named] = FORM.exec(apiHost) ?? [];
  const own = named ? attempt(() => new URL(named).origin) : origin;
  if (form === undefined || own !== (origin ?? own) || (named && !own))
    throw new TypeError("apiHost must be empty or of the page's origin.");
}
