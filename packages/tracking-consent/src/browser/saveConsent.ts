import type { Consent } from '../core/createConsent';
import { storeConsent } from './storeConsent';

/** The visitor's choice in each category that was asked about. */
export interface ConsentChoices {
  /** The choice for statistics. */
  statistics?: boolean | undefined;
  /** The choice for marketing. */
  marketing?: boolean | undefined;
  /** The choice for a category of the site's own. */
  [own: string]: boolean | undefined;
}

/** What was asked and answered, for the host's log. Contains nothing that identifies the visitor. */
export interface ConsentReceipt {
  /** The revision of the consent's rule; absent when it has none. */
  revision?: string;
  /** The consent to each category. The functional one is always on. */
  categories: ConsentChoices;
  /** When the visitor chose, by the clock of the device, as UTC in ISO 8601. */
  time: string;
  /** The language of the texts as a BCP 47 tag; absent when `saveConsent` was called without it. */
  language?: string;
  /** The version of the texts; absent when texts without a `version` were shown. */
  textsVersion?: string;
  /** Whether the browser stored the choice. If not, the visitor is asked again. */
  stored: boolean;
}

/** Why browsers would refuse a cookie of this name; undefined when they accept it (MDN, `Set-Cookie`). */
function nameProblem(name: string, domain?: string): string | undefined {
  if (/^$|^\s|\s$|[;=\p{Cc}]/u.test(name)) {
    return 'is empty, begins or ends with a space, or contains ";", "=" or a control character';
  }
  if (/^__(host-)?http-/i.test(name)) return 'is accepted only from servers';
  if (domain !== undefined && /^__host-/i.test(name)) return 'is accepted only without a domain';
  // Servers have no location, and write no cookie.
  const secure = (globalThis.location?.protocol ?? 'https:') === 'https:';
  if (!secure && /^__(host|secure)-/i.test(name)) return 'is accepted only on https';
}

/**
 * Why `consent` would never read the visitor's choice, and would ask on every page; undefined when it reads the choice.
 */
export function consentProblem({ rule }: Pick<Consent, 'rule'>): string | undefined {
  if (rule.kind !== 'choices') {
    return `ConsentBanner and ConsentSettings write a cookie of the kind "choices", but this consent has a rule of the kind "${rule.kind}". It would never read the visitor's choice, and would ask on every page. Leave them out where another dialog asks.`;
  }
  const problem = nameProblem(rule.cookie, rule.domain);
  if (problem !== undefined)
    return `ConsentBanner and ConsentSettings write the cookie "${rule.cookie}", whose name ${problem}. It would never read the visitor's choice, and would ask on every page. Give the cookie another name.`;
  if (typeof (rule.revision ?? '') !== 'string')
    return `The revision of this consent's rule is no string, such as "2". It would never read the visitor's choice.`;
}

/**
 * Writes the choices to the cookie that `consent` reads, for the days of its rule, expires older cookies of that name that the page can
 * read, and refreshes `consent`.
 * @param shown language and version of the texts that the visitor read, for the receipt
 * @returns the receipt of the choice, which says whether the browser stored it
 * @throws TypeError if `consent` would never read the choice: its rule is not `choices`, or has a revision that is no
 * string, or browsers refuse the cookie name
 */
export function saveConsent(
  consent: Pick<Consent, 'rule' | 'refresh'>,
  choices: ConsentChoices,
  shown: { lang?: string; version?: string } = {},
): ConsentReceipt {
  const problem = consentProblem(consent);
  if (problem !== undefined || consent.rule.kind !== 'choices') throw new TypeError(problem);
  const { rule } = consent;
  const asked = rule.revision === undefined ? {} : { revision: rule.revision };
  const stored = storeConsent(rule, {
    functional: 'accepted',
    ...Object.fromEntries(
      Object.entries(choices).map(([name, granted]) => [
        name,
        granted === undefined ? granted : granted ? 'accepted' : 'denied',
      ]),
    ),
    ...asked,
  });
  consent.refresh();
  return {
    ...asked,
    categories: { functional: true, ...choices },
    time: new Date().toISOString(),
    ...(shown.lang && { language: shown.lang }),
    ...(shown.version && { textsVersion: shown.version }),
    stored,
  };
}
