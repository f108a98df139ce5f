import { NavItem, NavMenu } from '@forsikring/ui-kit';
import { NavItems } from './NavItems';

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
