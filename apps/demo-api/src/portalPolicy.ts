import type { DemoOrigins } from './distributors/distributors';

/** The content security policy that the portal must support (docs/specification/configuration.md#security-policy). */
export function portalPolicy({ portal, login }: DemoOrigins): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${login === portal ? '' : ` ${login}`}`,
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
