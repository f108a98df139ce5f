import type { ElementId, Label } from '@forsikring/tracking-consent';
import { Badge, ExternalLink, NavItem, NavMenu } from '@forsikring/ui-kit';
import { NavLink, useLocation } from 'react-router-dom';
import { goBack } from '../../platform/navigation/goBack';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { INSURANCE_PATH, paths } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';

/** The navigation items, for the bar and for the menu. `offers` is the number of shown offers; undefined if unknown. */
export function NavItems({ offers }: { offers: number | undefined }) {
  const reportClaim = useConfiguredAddress('reportClaimUrl');
  const track = useClickTracking();
  const { pathname } = useLocation();
  const afterPurchase = /\/kvittering\/?$/.test(pathname);

  return (
    <>
      {!afterPurchase && (
        <NavItem
          render={<button type="button" />}
          onClick={() => {
            track('knapp', 'Tilbake', 'meny-tilbake');
            goBack();
          }}
        >
          <svg className="app-back-arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M19 12H5m6-6-6 6 6 6" />
          </svg>
          Tilbake
        </NavItem>
      )}
      {FIRST_ENTRIES.map((entry) => (
        <NavLinkItem key={entry.id} entry={entry} />
      ))}
      {reportClaim && (
        <NavItem
          render={<ExternalLink href={reportClaim} />}
          onClick={() => track('lenke', 'Meld skade', 'meny-meld-skade')}
        >
          Meld skade
        </NavItem>
      )}
      {LAST_ENTRIES.map((entry) => (
        <NavLinkItem key={entry.id} entry={entry} />
      ))}
      {offers !== 0 && (
        <NavLinkItem entry={OFFERS_ENTRY}>
          {offers !== undefined && <Badge count={offers} label="tilbud" />}
        </NavLinkItem>
      )}
    </>
  );
}

function NavLinkItem({ entry, children }: { entry: NavEntry; children?: React.ReactNode }) {
  const { text, id, to, href } = entry;
  const track = useClickTracking();
  return (
    <NavItem
      {...(to ? { render: <NavLink to={to} end /> } : { href })}
      onClick={() => track('lenke', text, id)}
    >
      {/* One child: the link is a flex container. */}
      <span>
        <Hyphenated>{text}</Hyphenated>
      </span>{' '}
      {children}
    </NavItem>
  );
}

/** An entry of the navigation (docs/specification/shell.md#navigation). */
interface NavEntry {
  text: Label;
  /** The element id in events. */
  id: ElementId;
  /** A page of the portal, below its base path. */
  to?: string;
  /** A page of another system of the insurer, on the same host. */
  href?: string;
}

/** Shown with the number of offers when there are any, and without it when some may be missing. */
const OFFERS_ENTRY: NavEntry = { text: 'Tilbud', id: 'meny-tilbud', to: paths.offers };

/** The entries before and after 'Meld skade', whose address is configured. */
const FIRST_ENTRIES: readonly NavEntry[] = [
  { text: 'Forsikringsoversikt', id: 'meny-forsikringsoversikt', to: paths.overview },
  { text: 'Dokumenter', id: 'meny-dokumenter', href: `${INSURANCE_PATH}/dokumenter` },
  { text: 'Faktura', id: 'meny-faktura', to: paths.payment },
  { text: 'Kjøp', id: 'meny-kjop', to: paths.purchase },
];

const LAST_ENTRIES: readonly NavEntry[] = [
  { text: 'Skadesaker', id: 'meny-skadesaker', to: paths.jump },
  { text: 'Profil', id: 'meny-profil', to: paths.profile },
];

interface NarrowMenuProps {
  offers: number | undefined;
  bankHome: string | undefined;
  onToBank: () => void;
  onLogOut: () => void;
}

/** The menu 'Meny' of narrow windows: navigation, a link to the bank, and logout. */
export function NarrowMenu({ offers, bankHome, onToBank, onLogOut }: NarrowMenuProps) {
  return (
    <NavMenu>
      <NavItems offers={offers} />
      {bankHome && (
        <NavItem href={bankHome} onClick={onToBank}>
          Til nettbank
        </NavItem>
      )}
      <NavItem className="app-log-out" render={<button type="button" />} onClick={onLogOut}>
        Logg ut
      </NavItem>
    </NavMenu>
  );
}
