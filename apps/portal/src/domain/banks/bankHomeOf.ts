import type { AppConfig } from '../../platform/config/AppConfig';

/** The bank home of a login context; undefined when none is configured. */
export function bankHomeOf(
  { distributor }: AppConfig,
  loginContext: string | undefined,
): string | undefined {
  const homes = distributor?.info?.bankHomeUrls ?? {};
  const home = loginContext && Object.hasOwn(homes, loginContext) ? homes[loginContext] : undefined;
  return home ?? distributor?.info?.nettbankUrl;
}
