import { Badge, ExternalLink, NavItem } from '@forsikring/ui-kit';
import { NavLink, useLocation } from 'react-router-dom';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { paths } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { importDeferredChunk } from '../lazyPart';
import { FIRST_ENTRIES, LAST_ENTRIES, type NavEntry } from './navEntries';

/** The places of the service, for the bar and for the menu. `offers` is how many offers the customer sees. */
export function NavItems({ offers }: { offers: number }) {
  const reportClaim = useConfiguredAddress('reportClaimUrl');
  const track = useClickTracking();
  const { pathname } = useLocation();
  const afterPurchase = /\/kvittering\/?$/.test(pathname);

  return (
    <>
      {!afterPurchase && (
        <NavItem>
          <button
            type="button"
            className="ui-nav-link"
            onClick={() => {
              track('knapp', 'Tilbake', 'meny-tilbake');
              void importDeferredChunk().then(({ goBack }) => goBack());
            }}
          >
            <span aria-hidden="true">←</span> Tilbake
          </button>
        </NavItem>
      )}
      {FIRST_ENTRIES.map((entry) => (
        <NavPlace key={entry.id} entry={entry} />
      ))}
      {reportClaim && (
        <NavItem>
          <ExternalLink
            className="ui-nav-link"
            href={reportClaim}
            onClick={() => track('lenke', 'Meld skade', 'meny-meld-skade')}
          >
            Meld skade
          </ExternalLink>
        </NavItem>
      )}
      {LAST_ENTRIES.map((entry) => (
        <NavPlace key={entry.id} entry={entry} />
      ))}
      {offers > 0 && (
        <NavPlace entry={{ text: 'Tilbud', id: 'meny-tilbud', to: paths.offers }}>
          <Badge count={offers} label="tilbud" />
        </NavPlace>
      )}
    </>
  );
}

function NavPlace({ entry, children }: { entry: NavEntry; children?: React.ReactNode }) {
  const { text, id, to, href } = entry;
  const track = useClickTracking();
  const props = { className: 'ui-nav-link', onClick: () => track('lenke', text, id) };
  return (
    <NavItem>
      {to ? (
        <NavLink {...props} to={to} end>
          {text} {children}
        </NavLink>
      ) : (
        <a {...props} href={href}>
          {text}
        </a>
      )}
    </NavItem>
  );
}
