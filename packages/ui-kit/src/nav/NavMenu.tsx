import clsx from 'clsx/lite';
import {
  type ComponentProps,
  type FocusEvent,
  forwardRef,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react';
import { Icon } from '../internals/icon/Icon';
import { CROSS, MENU } from '../internals/icon/iconPaths';
import { composeEventHandlers, mergeRefs } from '../internals/mergeProps';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useDismiss } from '../internals/useDismiss';
import { useHoverIntent } from '../internals/useHoverIntent';
import { useTexts } from '../texts/TextsProvider';
import { type NavTexts, navTexts } from './nav.texts';

/**
 * Why the menu opens or closes. `item-press`: a link in it was pressed.
 * @reason trigger-press 'Meny' or 'Lukk' is pressed.
 * @reason item-press A link in the menu is pressed.
 * @reason hover The mouse rests on the menu, or leaves it.
 * @reason escape-key The Escape key is pressed.
 * @reason outside-press Something outside the menu is pressed.
 * @reason focus-out The focus leaves the menu.
 */
export type NavMenuChange = ChangeDetails<
  'trigger-press' | 'item-press' | 'hover' | 'escape-key' | 'outside-press' | 'focus-out'
>;

/** Props of `NavMenu`; the rest goes to the `<nav>`. */
export interface NavMenuProps extends ComponentProps<'nav'> {
  /** Whether it is open, when you control it. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called before it opens or closes, with the reason. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: NavMenuChange) => void;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<NavTexts>;
}

/** How long the pointer rests on the menu before it opens. */
const OPEN_DELAY_MS = 75;

/** Moves the focus from the list, which is about to be hidden, to the button. */
function keepFocus(menu: HTMLElement | null, button: HTMLElement | null) {
  if (menu?.contains(document.activeElement)) button?.focus();
}

/**
 * The pages of the service behind a button 'Meny', or 'Lukk' while it is open, for narrow windows. A disclosure, not a
 * `role="menu"`: Tab moves through its links (APG, disclosure navigation). Its children are `NavItem`s.
 * @attribute data-open It is open.
 */
export const NavMenu = forwardRef<HTMLElement, NavMenuProps>(function NavMenu(
  {
    open: openNow,
    defaultOpen = false,
    onOpenChange,
    texts,
    children,
    className,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    ...rest
  },
  ref,
) {
  const { label, menu, close, closeLabel } = useTexts(navTexts, texts);
  const [open, setOpen] = useControlled<boolean, NavMenuChange['reason']>(
    openNow,
    defaultOpen,
    onOpenChange,
  );
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const change = (
    next: boolean,
    reason: NavMenuChange['reason'],
    event: Event | SyntheticEvent,
  ) => {
    if (next === open || !setOpen(next, reason, event)) return false;
    if (!next) hover.cancel();
    return true;
  };
  const hover = useHoverIntent(OPEN_DELAY_MS, (over, event) => {
    // It stays open while the focus is in it.
    const stays = !over && root.current?.contains(document.activeElement);
    return !stays && change(over, 'hover', event);
  });

  // Escape works from anywhere: a menu that the pointer opened covers the page too (WCAG 2.2, 1.4.13).
  useDismiss(open, {
    inside: [root],
    onOutsidePress: (event) => change(false, 'outside-press', event),
    onEscape: (event) => {
      if (change(false, 'escape-key', event)) keepFocus(root.current, button.current);
    },
  });

  const press = (event: SyntheticEvent) => {
    // The pointer opened it a moment ago: this press keeps it open.
    const keep = open && hover.opened();
    hover.cancel();
    if (!keep) change(!open, 'trigger-press', event);
  };
  const closeOnFocusOut = (event: FocusEvent<HTMLElement>) => {
    const { relatedTarget, currentTarget } = event;
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      change(false, 'focus-out', event);
  };
  const closeOnChoice = (event: SyntheticEvent) => {
    const chosen = event.target instanceof Element && event.target.closest('a');
    if (!chosen) return;
    if (change(false, 'item-press', event)) keepFocus(root.current, button.current);
  };

  return (
    <nav
      aria-label={label}
      {...rest}
      ref={mergeRefs(root, ref)}
      className={clsx('ui-nav-menu', className)}
      data-open={open ? '' : undefined}
      onBlur={composeEventHandlers(onBlur, closeOnFocusOut)}
      onPointerEnter={composeEventHandlers(onPointerEnter, hover.enter)}
      onPointerLeave={composeEventHandlers(onPointerLeave, hover.leave)}
    >
      <button
        ref={button}
        type="button"
        className="ui-nav-menu-button"
        aria-label={open ? closeLabel : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
      >
        <Icon path={open ? CROSS : MENU} />
        <span className="ui-nav-menu-label">{open ? close : menu}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it handle the keys */}
      <ul id={id} className="ui-nav-menu-list" role="list" hidden={!open} onClick={closeOnChoice}>
        {children}
      </ul>
    </nav>
  );
});
