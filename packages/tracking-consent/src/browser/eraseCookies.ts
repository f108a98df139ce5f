import type { OthersCookie } from '../core/consentRule';
import type { Consent } from '../core/createConsent';
import { expireCookie } from './storeConsent';

/** Erases the cookies of others whose category is not granted, at once and at each change of the consent. */
export function eraseCookies({
  rule,
  getCategories,
  subscribe,
}: Pick<Consent, 'rule' | 'getCategories' | 'subscribe'>): void {
  const erase = () => {
    const categories = getCategories();
    for (const [category, cookies = []] of Object.entries(rule.erase ?? {}))
      if (!categories[category]) for (const cookie of cookies) eraseCookie(cookie);
  };
  subscribe(erase);
  erase();
}

function eraseCookie(cookie: string | RegExp | OthersCookie): void {
  const { name, domain, path }: OthersCookie =
    typeof cookie === 'string' || cookie instanceof RegExp ? { name: cookie } : cookie;
  // The page cannot read a cookie of another path, but expires it.
  const names = typeof name === 'string' && path ? [name] : readableNames().filter(isNamed(name));
  for (const each of names)
    expireCookie(each, path ? [path] : undefined, domain ? [domain] : undefined);
}

const isNamed = (name: string | RegExp) => (found: string) => {
  // Not `test`, which a pattern with the flag `g` starts where the last match ended.
  if (name instanceof RegExp) return found.search(name) >= 0;
  return name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name;
};

function readableNames(): string[] {
  try {
    return document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/s, ''));
  } catch {
    // A sandboxed frame has no access to cookies.
    return [];
  }
}
