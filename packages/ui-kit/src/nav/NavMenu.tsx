import {
  type ComponentProps,
  forwardRef,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { isOnBackdrop } from '../dialog/modal';
import { showBeside } from '../internals/anchor';
import { Icon } from '../internals/icon/Icon';
import { CROSS, MENU } from '../internals/icon/iconPaths';
import { chooseItem, hoverHandlers, pressPopup } from '../internals/popup/openPopups';
import { usePopup } from '../internals/popup/usePopup';
import { renderPart } from '../internals/renderElement';
import type { ChangeDetails } from '../internals/useControlled';
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
  /** Whether the menu is open, when you control it. */
  open?: boolean | undefined;
  /** Whether the menu is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before the menu opens or closes, with the reason. `details.cancel()` leaves the menu as it is. */
  onOpenChange?: ((open: boolean, details: NavMenuChange) => void) | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<NavTexts> | undefined;
}

/** As in the style sheet. */
const BELOW = { placement: 'bottom', align: 'end', edgePx: 16 } as const;

/** Gives the sheet of a phone the room below the header, or above a header in the lower half of the window. */
function placeSheet(button: HTMLElement, { style }: HTMLElement) {
  const { top, bottom } = (button.closest('header') ?? button).getBoundingClientRect();
  const start = Math.max(bottom, 0);
  const isLow = top > window.innerHeight - start;
  style.setProperty(
    '--_ui-nav-menu-inset',
    isLow ? `auto 0 calc(100% - ${top}px)` : `${start}px 0 auto`,
  );
  style.setProperty('--_ui-nav-menu-room', isLow ? `${top}px` : `calc(100dvh - ${start}px)`);
}

/**
 * The pages of the service behind a button 'Meny', or 'Lukk' while it is open, for narrow windows: a sheet over the dimmed
 * page on a phone, a list beside the button in wider windows. A disclosure, not a `role="menu"`: Tab moves through its links
 * (APG, disclosure navigation). Its children are `NavItem`s.
 * @attribute data-open The menu is open.
 */
export const NavMenu = forwardRef<HTMLElement, NavMenuProps>(function NavMenu(
  { open: openNow, defaultOpen, onOpenChange, texts, children, ...rest },
  ref,
) {
  const { label, menu, close, closeLabel } = useTexts(navTexts, texts);
  const { open, popup, change, popupId } = usePopup<NavMenuChange['reason']>(
    { open: openNow, defaultOpen, onOpenChange },
    {
      delayMs: 75,
      closeDelayMs: 200,
      onOutsidePress: (event) => change(false, 'outside-press', event),
      onFocusOutside: (event) => change(false, 'focus-out', event),
    },
  );

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const button = popup.trigger.current;
    const sheet = list.current;
    if (!open || !button || !sheet) return;
    const placing = new AbortController();
    const place = () => placeSheet(button, sheet);
    place();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, place, { signal: placing.signal });
    const hide = showBeside(button, sheet, BELOW);
    return () => {
      placing.abort();
      hide();
    };
  }, [open, popup]);

  // Not the handler of presses outside: the scrim belongs to the list.
  const closeByScrim = (event: MouseEvent) => {
    if (change(false, 'outside-press', event)) popup.trigger.current?.focus();
  };

  return renderPart(
    'nav',
    { 'aria-label': label, ...rest, ref },
    {
      ref: popup.content,
      className: 'ui-nav-menu',
      ...hoverHandlers(popup),
      children: (
        <>
          <button
            ref={popup.trigger as RefObject<HTMLButtonElement | null>}
            type="button"
            className="ui-nav-menu-button"
            aria-label={open ? closeLabel : undefined}
            aria-expanded={open}
            aria-controls={popupId}
            onClick={(event) => pressPopup(popup, event)}
          >
            <Icon path={open ? CROSS : MENU} />
            <span className="ui-nav-menu-label">{open ? close : menu}</span>
          </button>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it handle the keys */}
          <ul
            ref={list}
            id={popupId}
            className="ui-nav-menu-list"
            role="list"
            hidden={!open}
            onClick={(event) => {
              if (isOnBackdrop(event)) closeByScrim(event);
              else chooseItem(popup, event);
            }}
          >
            {children}
          </ul>
        </>
      ),
    },
    { open },
  );
});
