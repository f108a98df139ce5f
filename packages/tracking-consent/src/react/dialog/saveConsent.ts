import type { Consent } from '../../core/createConsent';

/** The visitor's choice in each category, except the necessary one. */
export interface ConsentChoices {
  /** The choice for statistics. */
  statistics: boolean;
  /** The choice for marketing. */
  marketing: boolean;
}

const storedValues = { true: 'accepted', false: 'denied' } as const;
const MAX_AGE_S = 365 * 24 * 60 * 60;

/** Why browsers would refuse a cookie of this name; undefined when they accept it (MDN, `Set-Cookie`). */
function nameProblem(name: string): string | undefined {
  if (/^$|^\s|\s$|[;=\p{Cc}]/u.test(name)) {
    return 'is empty, begins or ends with a space, or contains ";", "=" or a control character';
  }
  if (/^__(host-)?http-/i.test(name)) return 'is accepted only from servers';
  // Servers have no location, and write no cookie.
  const secure = (globalThis.location?.protocol ?? 'https:') === 'https:';
  if (!secure && /^__(host|secure)-/i.test(name)) return 'is accepted only on https';
}

/** Why `consent` would never read what the visitor chooses, and would ask on every page; undefined when it would. */
export function consentProblem({ rule }: Pick<Consent, 'rule'>): string | undefined {
  if (rule.kind !== 'choices') {
    return `ConsentBanner and ConsentSettings write a cookie of the kind "choices", but this consent has a rule of the kind "${rule.kind}". It would never read the visitor's choice, and would ask on every page. Leave them out where another dialog asks, or create the consent with a rule of the kind "choices".`;
  }
  const problem = nameProblem(rule.cookie);
  if (problem === undefined) return undefined;
  return `ConsentBanner and ConsentSettings write the cookie "${rule.cookie}", whose name ${problem}. The consent would never read the visitor's choice, and would ask on every page. Give the consent's rule another cookie name.`;
}

/**
 * Writes the choices to the cookie that `consent` reads, for 365 days, and refreshes `consent`.
 * Writes nothing when cookies are forbidden.
 * @throws TypeError if `consent` would never read it: its rule is not `choices`, or browsers refuse the cookie name
 */
export function saveConsent(
  consent: Pick<Consent, 'rule' | 'refresh'>,
  { statistics, marketing }: ConsentChoices,
): void {
  const problem = consentProblem(consent);
  if (problem !== undefined || consent.rule.kind !== 'choices') throw new TypeError(problem);
  const value = encodeURIComponent(
    JSON.stringify({
      functional: 'accepted',
      statistics: storedValues[`${statistics}`],
      marketing: storedValues[`${marketing}`],
    }),
  );
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    const { cookie } = consent.rule;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and missing in some browsers.
    document.cookie = `${cookie}=${value}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed frame has no access to cookies: the visitor stays unanswered, and the next page asks again.
  }
  consent.refresh();
}
