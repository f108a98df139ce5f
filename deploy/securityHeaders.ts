/** The headers of every response, the upstream's too. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The headers of the portal's own responses: pages, files, redirects and errors. */
export function portalHeaders(policy: string, reportTo?: string): Record<string, string> {
  return {
    ...EVERYWHERE,
    'Content-Security-Policy': policy,
    ...(reportTo && { 'Reporting-Endpoints': `csp=\\"${reportTo}\\"` }),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    // Banks' consent dialogs open in windows that report to this one before they close.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Allows profiles of slow page loads, after consent.
    'Document-Policy': 'js-profiling',
    'Cache-Control': '$portal_cache',
    // An empty value adds no header.
    Vary: '$portal_vary',
  };
}

/** The headers that nginx sets on upstream responses; the upstream's pages have their own policy. */
export const upstreamHeaders: Record<string, string> = EVERYWHERE;

/** The headers of calls: their responses are personal, so no cache may store them. */
export const callHeaders: Record<string, string> = {
  ...EVERYWHERE,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};
