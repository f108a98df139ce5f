import { Badge, ExternalLink, NavItem, NavMenu } from '@forsikring/ui-kit';
import { matchPath, useLocation } from 'react-router-dom';
import { goBack } from '../../platform/navigation/goBack';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { appTexts } from '../app.texts';
import { FIRST_ENTRIES, LAST_ENTRIES, type NavEntry, OFFERS_ENTRY } from './navEntries';

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
            track('knapp', appTexts.back, 'meny-tilbake');
            goBack();
          }}
        >
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M19 12H5m6-6-6 6 6 6" />
          </svg>
          {appTexts.back}
        </NavItem>
      )}
      {FIRST_ENTRIES.map((entry) => (
        <NavLinkItem key={entry.id} entry={entry} />
      ))}
      {reportClaim && (
        <NavItem
          startsGroup
          render={<ExternalLink href={reportClaim} />}
          onClick={() => track('lenke', appTexts.reportClaim, 'meny-meld-skade')}
        >
          {appTexts.reportClaim}
        </NavItem>
      )}
      {LAST_ENTRIES.map((entry, index) => (
        <NavLinkItem
          key={entry.id}
          entry={index === 0 && !reportClaim ? { ...entry, startsGroup: true } : entry}
        />
      ))}
      {offers !== 0 && (
        <NavLinkItem entry={OFFERS_ENTRY}>
          {offers !== undefined && <Badge count={offers} label={appTexts.offersCounted} />}
        </NavLinkItem>
      )}
    </>
  );
}

function NavLinkItem({ entry, children }: { entry: NavEntry; children?: React.ReactNode }) {
  const { text, id, startsGroup, to, href } = entry;
  const track = useClickTracking();
  const { pathname } = useLocation();
  return (
    <NavItem
      startsGroup={startsGroup}
      current={to !== undefined && matchPath(to, pathname) !== null}
      {...(to ? { render: <RouterLink to={to} /> } : { href })}
      onClick={() => track('lenke', text, id)}
    >
      <span>{text}</span> {children}
    </NavItem>
  );
}

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
        <NavItem startsGroup href={bankHome} onClick={onToBank}>
          {appTexts.toBank}
        </NavItem>
      )}
      <NavItem startsGroup={!bankHome} render={<button type="button" />} onClick={onLogOut}>
        {appTexts.logOut}
      </NavItem>
    </NavMenu>
  );
}
