import { attempt } from './attempt';

// No user info, query or fragment; one slash before each step of the path.
const FORM = /^(https?:\/\/[^/?#@\\\s]+)?(\/[^/?#\\\s]+)*\/*$/i;

/**
 * Makes sure that nothing is sent to another origin.
 * @throws TypeError when the host is neither empty nor an http(s) address or a path of the page's origin.
 */
export function checkApiHost(apiHost: string, origin: string | undefined): void {
  const [form, named] = FORM.exec(apiHost) ?? [];
  const own = named ? attempt(() => new URL(named).origin) : origin;
  if (form === undefined || own !== (origin ?? own) || (named && !own))
    throw new TypeError("apiHost must be empty or of the page's origin.");
}
