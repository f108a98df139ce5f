/** What every answer carries, whoever made it. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The headers of the portal's own answers: pages, files, redirects and errors. */
export function portalHeaders(policy: string, reportTo?: string): Record<string, string> {
  return {
    ...EVERYWHERE,
    'Content-Security-Policy': policy,
    ...(reportTo && { 'Reporting-Endpoints': `csp=\\"${reportTo}\\"` }),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    // Consent dialogs of banks open in windows, and tell this one when they close.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Profiles of slow page loads, after consent.
    'Document-Policy': 'js-profiling',
    'Cache-Control': '$portal_cache',
    // An empty value is no header.
    Vary: '$portal_vary',
  };
}

/** The headers that nginx sets on what the upstream answers; its pages have a policy of their own. */
export const upstreamHeaders: Record<string, string> = EVERYWHERE;

/** The headers of calls: what they answer is the customer's, and nobody keeps it. */
export const callHeaders: Record<string, string> = {
  ...EVERYWHERE,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
