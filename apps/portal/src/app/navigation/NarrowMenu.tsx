import { NavItem, NavMenu } from '@forsikring/ui-kit';
import { NavItems } from './NavItems';

interface NarrowMenuProps {
  offers: number;
  bankHome: string | undefined;
  onToBank: () => void;
  onLogOut: () => void;
}

/** 'Meny' of narrow windows: the places of the service, the bank, and the way out. */
export function NarrowMenu({ offers, bankHome, onToBank, onLogOut }: NarrowMenuProps) {
  return (
    <NavMenu>
      <NavItems offers={offers} />
      {bankHome && (
        <NavItem href={bankHome} onClick={onToBank}>
          Til nettbank
        </NavItem>
      )}
      <NavItem render={<button type="button" />} onClick={onLogOut}>
        Logg ut
      </NavItem>
    </NavMenu>
  );
}
