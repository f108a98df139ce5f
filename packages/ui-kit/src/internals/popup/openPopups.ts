import { isComposing } from '@forsikring/foundation/isComposing';
import type { PointerEvent, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Change, ChangeReason } from '../useControlled';
import { hasLayerAbove, isBeside, listPresent, pathToFrame } from './presentBefore';

/**
 * An element that opens beside its trigger or over the page, and leaves the page usable: a tooltip, a popover or a menu.
 */
export interface Popup {
  trigger: RefObject<HTMLElement | null>;
  /** The content. A press or focus in the content or the trigger is not outside. */
  content: RefObject<HTMLElement | null>;
  /** How long the pointer rests on the trigger before the popup opens, in milliseconds. */
  delayMs?: number | undefined;
  /** How long the pointer may be elsewhere before the popup closes, because a hand may tremble. In milliseconds. */
  closeDelayMs?: number | undefined;
  /** Whether the popup is a tooltip: one tooltip is open at a time, and the next one opens at once. */
  tooltip?: boolean | undefined;
  /** Whether Escape is handled before the page's own listeners: a dialog of any library around the popup stays open. */
  escapeFirst?: boolean | undefined;
  /** Called on a press outside, also in a frame. */
  onOutsidePress?: ((event: Event) => void) | undefined;
  /** Called when the focus moves to an element outside. */
  onFocusOutside?: ((event: Event) => void) | undefined;
  /** Asks the popup to open or close. Returns false when nothing changes, or the consumer refuses. */
  change: Change<boolean, ChangeReason>;
  /** Why the popup is open; undefined when code has opened it. */
  openedBy?: ChangeReason | undefined;
  /** Whether the pointer is down on its trigger. The press opens it, and not the focus that the press brings. */
  pressed?: boolean | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** A tooltip opens at once if another one has closed within this time, in milliseconds. */
const NEIGHBOUR_MS = 400;

/** All open popups of the page, the latest last, each with what was in the page before it. */
const openPopups = new Map<Popup, ReadonlySet<EventTarget>>();
let tooltipClosedAt = Number.NEGATIVE_INFINITY;

const isOpen = (popup: Popup) => openPopups.has(popup);
const hasFocus = ({ content }: Popup) => content.current?.contains(document.activeElement) ?? false;
const openTooltips = () => [...openPopups.keys()].filter(({ tooltip }) => tooltip);

/** Whether a modal or a popover of the browser has opened since, or another library has hidden the page behind a modal of its own. */
export function isBehindModal(popup: Popup): boolean {
  const element = popup.content.current;
  return (
    Boolean(element?.closest('[inert], [aria-hidden="true"]')) ||
    hasLayerAbove(element, openPopups.get(popup))
  );
}

/** Registers an open popup, and listens for events that close it. Returns a function that removes the popup. */
export function registerOpen(popup: Popup): () => void {
  if (!popup.openedBy) closeOtherTooltips(popup, 'programmatic', new Event('programmatic'));
  const before = listPresent();
  openPopups.set(popup, before);
  let typed = false;

  // The path: the target of an event in a shadow tree is the tree's host here.
  const isOutside = (path: readonly EventTarget[]) => {
    const inside = [popup.trigger.current, popup.content.current];
    if (inside.some((element) => element && path.includes(element))) return false;
    return !isBehindModal(popup) && !isBeside(path, popup.content.current, before, typed);
  };
  const followFrame = (event: Event) => {
    const path = signal.aborted ? [] : pathToFrame();
    if (path.length > 0 && isOutside(path)) popup.onOutsidePress?.(event);
  };
  // Before other code closes what the key belongs to.
  let isLatest = false;
  const noteLatest = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    isLatest = [...openPopups.keys()].filter((each) => !isBehindModal(each)).at(-1) === popup;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (!isLatest) return;
    const returnsFocus = hasFocus(popup);
    const closed = popup.change(false, 'escape-key', event);
    // A tooltip that stays open does not keep a dialog around it open.
    if (!closed && popup.tooltip) return;
    event.preventDefault();
    if (popup.escapeFirst) event.stopPropagation();
    if (closed && returnsFocus) popup.trigger.current?.focus();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', noteLatest, { signal, capture: true });
  document.addEventListener('keydown', closeOnEscape, { signal, capture: popup.escapeFirst });
  document.addEventListener(
    'pointerdown',
    (event) => isOutside(event.composedPath()) && popup.onOutsidePress?.(event),
    { signal },
  );
  document.addEventListener(
    'focusin',
    (event) => isOutside(event.composedPath()) && popup.onFocusOutside?.(event),
    { signal },
  );
  popup.content.current?.addEventListener('input', () => (typed = true), { signal });
  // A press in a frame takes the focus and is no event of this page. Firefox moves the focus after the event. When the focus is
  // in a frame already, no browser tells the page of a press in another one.
  window.addEventListener('blur', (event) => setTimeout(followFrame, 0, event), { signal });
  // The focus has gone on before the popup was rendered: the popup was not open yet.
  if (popup.openedBy === 'focus' && !popup.trigger.current?.matches(':focus-within'))
    popup.change(false, 'focus-out', new Event('programmatic'));
  return () => {
    listening.abort();
    openPopups.delete(popup);
    clearTimeout(popup.timer);
    popup.openedBy = undefined;
    if (popup.tooltip) tooltipClosedAt = Date.now();
  };
}

/** Opens a popup at once. */
function openPopup(popup: Popup, reason: ChangeReason, event: SyntheticEvent) {
  clearTimeout(popup.timer);
  closeOtherTooltips(popup, reason, event);
  if (isOpen(popup) || popup.change(true, reason, event)) popup.openedBy = reason;
}

/** Closes a popup at once, or keeps it from opening. */
export function closePopup(popup: Popup, reason: ChangeReason, event: SyntheticEvent) {
  clearTimeout(popup.timer);
  popup.change(false, reason, event);
}

/**
 * Closes a popup in which a link is pressed, and moves the focus off the link, which is about to be hidden. The popup
 * stays open around a dialog that the link opens.
 */
export function chooseItem(popup: Popup, event: SyntheticEvent) {
  if (!(event.target instanceof Element && event.target.closest('a'))) return;
  // First the dialog, so that `change` knows of it.
  flushSync(() => {});
  if (popup.change(false, 'item-press', event) && hasFocus(popup)) popup.trigger.current?.focus();
}

/** Opens or closes a popup whose trigger is pressed. The first press keeps a popup open that the pointer has opened. */
export function pressPopup(popup: Popup, event: SyntheticEvent) {
  if (!isOpen(popup)) openPopup(popup, 'trigger-press', event);
  else if (popup.openedBy !== 'hover') closePopup(popup, 'trigger-press', event);
  else {
    clearTimeout(popup.timer);
    popup.openedBy = 'trigger-press';
  }
}

/** Opens a popup whose trigger gets the focus from the keyboard. Not during a press, which opens the popup itself. */
export function focusPopup(popup: Popup, event: SyntheticEvent) {
  if (!popup.pressed && popup.trigger.current?.matches(':focus-visible:not(:active)'))
    openPopup(popup, 'focus', event);
}

/** The handlers of an element of a popup that the pointer opens. */
export const hoverHandlers = (popup: Popup) => ({
  onPointerEnter: (event: PointerEvent) => enterPopup(popup, event),
  onPointerLeave: (event: PointerEvent) => leavePopup(popup, event),
});

/** Opens a popup when the mouse has rested on it, and at once when the mouse comes from another tooltip. */
function enterPopup(popup: Popup, event: PointerEvent) {
  // A finger rests on nothing.
  if (event.pointerType === 'touch') return;
  clearTimeout(popup.timer);
  if (isOpen(popup)) {
    if (popup.tooltip) popup.openedBy ??= 'hover';
  } else if (popup.tooltip && hasNeighbour()) openPopup(popup, 'hover', event);
  else popup.timer = setTimeout(openPopup, popup.delayMs, popup, 'hover', event);
}

const hasNeighbour = () => openTooltips().length > 0 || Date.now() - tooltipClosedAt < NEIGHBOUR_MS;

/** Closes a popup that the pointer has opened and left (WCAG 2.2, 1.4.13), unless the focus is in it. */
function leavePopup(popup: Popup, event: PointerEvent) {
  popup.pressed = false;
  clearTimeout(popup.timer);
  if (!isOpen(popup) || popup.openedBy !== 'hover') return;
  popup.timer = setTimeout(() => {
    // A popup that stays open once stays open.
    if (hasFocus(popup) || !popup.change(false, 'hover', event)) popup.openedBy = undefined;
  }, popup.closeDelayMs);
}

function closeOtherTooltips(popup: Popup, reason: ChangeReason, event: Event | SyntheticEvent) {
  if (popup.tooltip)
    for (const other of openTooltips()) if (other !== popup) other.change(false, reason, event);
}
