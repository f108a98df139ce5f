import { PARTNERS } from '../../apps/portal/src/domain/banks';
import { marketSourceOfAddress } from '../../apps/portal/src/domain/marketSource';
import { PRODUCTION_HOSTS } from '../../apps/portal/src/platform/branding/brands';
import { fremtindConsentRule } from '../../packages/tracking-consent/src/presets';

const CONSENT = {
  level: 'consent level',
  choices: 'consent choices, with our banner',
  letters: 'opt-in letters',
};

/** The row of a distributor in docs/distributors.md, read from the code that uses its short name. */
export function distributorRow(
  shortname: string,
  name: string,
  hosts = PRODUCTION_HOSTS[shortname],
) {
  const cells = [
    `\`${shortname}\``,
    name,
    hosts?.map((host) => `\`${host}\``).join(', ') ?? '',
    CONSENT[fremtindConsentRule(shortname).kind],
    PARTNERS.distributors?.includes(shortname) ? 'always' : 'by register number',
    marketSourceOfAddress('', { shortname })?.replace(/.*/, '`$&`') ?? 'by login',
  ];
  return `| ${cells.join(' | ')} |`;
}
