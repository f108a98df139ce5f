/** What the visitor is asked: everything but the necessary. */
export interface ConsentAnswer {
  /** Whether use may be measured. */
  statistics: boolean;
  /** Whether it may be used for marketing. */
  marketing: boolean;
}

const answers = { true: 'accepted', false: 'denied' } as const;
const MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * Writes the answer to `fremtind-cookie-consent`, for 365 days (decisions §8). Call `consent.refresh()`
 * after it. Writes nothing where cookies are forbidden.
 */
export function saveConsent({ statistics, marketing }: ConsentAnswer): void {
  const value = encodeURIComponent(
    JSON.stringify({
      functional: 'accepted',
      statistics: answers[`${statistics}`],
      marketing: answers[`${marketing}`],
    }),
  );
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers, and is asynchronous.
    document.cookie = `fremtind-cookie-consent=${value}; Max-Age=${MAX_AGE_S}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed frame forbids its cookies: nothing is allowed then, and the banner asks again.
  }
}
