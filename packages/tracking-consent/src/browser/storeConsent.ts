import { cookieValues } from '@forsikring/foundation/http/cookieValues';
import type { ConsentRule } from '../core/consentRule';

const DAY_S = 24 * 60 * 60;

/**
 * Stores a choice for the days of the rule, for the whole site, in the cookie of the rule. Expires other cookies of that name that the
 * page can read: an old cookie of a deeper path or another domain would count beside the new one.
 * @returns whether the page now reads this choice alone; false when the browser refuses cookies
 */
export function storeConsent(
  rule: Extract<ConsentRule, { kind: 'choices' }>,
  choice: object,
): boolean {
  const value = encodeURIComponent(JSON.stringify(choice));
  try {
    // Browsers refuse a cookie for a domain that does not contain the host, such as that of a preview.
    const domain = ownDomains().find(
      (own) => own === rule.domain?.replace(/^\./, '').toLowerCase(),
    );
    const write = () => writeCookie(rule.cookie, value, (rule.days || 365) * DAY_S, '/', domain);
    const isAlone = () => {
      const [first, second] = cookieValues(document.cookie, rule.cookie);
      return first === value && second === undefined;
    };
    write();
    if (isAlone()) return true;
    expireCookie(rule.cookie);
    // The new cookie has expired too.
    write();
    return isAlone();
  } catch {
    // A sandboxed frame has no access to cookies.
    return false;
  }
}

/** Expires a cookie. @default on every path and domain whose cookies the page can read */
export function expireCookie(
  name: string,
  paths = ownPaths(),
  domains = [undefined, ...ownDomains()],
): void {
  for (const path of paths) for (const each of domains) writeCookie(name, '', 0, path, each);
}

function writeCookie(
  name: string,
  value: string,
  maxAgeS: number,
  path: string,
  domain?: string,
): void {
  const shared = domain === undefined ? '' : `; Domain=${domain}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and missing in some browsers.
  document.cookie = `${name}=${value}; Max-Age=${maxAgeS}; Path=${path}${shared}; SameSite=Lax${secure}`;
}

/** The domains whose cookies the page can read: its host, and the domains that contain its host. */
function ownDomains(): string[] {
  const labels = location.hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** The paths whose cookies the page can read, each with and without a slash at its end. */
function ownPaths(): string[] {
  const names = location.pathname.split('/').filter(Boolean);
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((path) => [path, `${path}/`])];
}
