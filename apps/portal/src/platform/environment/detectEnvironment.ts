import { brands } from '../branding/brands';
import type { AppConfig } from '../config/AppConfig';

/** The two hosts on which releases are tested. */
const QA_HOSTS: readonly string[] = ['qa1.fjordtrygd.example', 'qa2.fjordtrygd.example'];

/** Where the portal runs. Part of reports and events; decides whether http to loopback hosts is allowed. */
export type Environment = 'Production' | 'QA' | 'Dev' | 'Test';

/**
 * The environment of a host name: known hosts, then local ones; all others are Test
 * (docs/specification/product.md#environments).
 */
export function detectEnvironment(hostname: string, hosts: AppConfig['hosts']): Environment {
  const host = hostname.toLowerCase();
  const production = [...brands.flatMap((brand) => brand.hosts), ...(hosts?.production ?? [])];
  if (production.includes(host)) return 'Production';
  if ((hosts?.qa ?? QA_HOSTS).includes(host)) return 'QA';
  if (host === 'localhost' || host === '127.0.0.1' || /\.(local|localhost)$/.test(host))
    return 'Dev';
  return 'Test';
}
