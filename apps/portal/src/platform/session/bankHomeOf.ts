import type { AppConfig } from '../config/AppConfig';

/** The bank's own pages for customers who came by this login context; undefined where there are none. */
export function bankHomeOf(
  { distributor }: AppConfig,
  loginContext: string | undefined,
): string | undefined {
  const homes = distributor?.info?.bankHomeUrls ?? {};
  const home = loginContext && Object.hasOwn(homes, loginContext) ? homes[loginContext] : undefined;
  return home ?? distributor?.info?.nettbankUrl;
}
