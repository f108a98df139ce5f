import type { SyntheticEvent } from 'react';
import type { Change, ChangeReason } from '../internals/useControlled';

/** Why a tooltip opens or closes. `programmatic`: the application has disabled it, or opened another one. */
export type TooltipReason = Extract<
  ChangeReason,
  'hover' | 'focus' | 'escape-key' | 'trigger-press' | 'focus-out' | 'programmatic'
>;

/** A tooltip as the controller knows it. */
export interface Tip {
  /** Between the pointer's arrival and its opening, in milliseconds. */
  delayMs: number;
  /** How long the pointer may be elsewhere before it has left, because a hand may tremble. In milliseconds. */
  closeDelayMs: number;
  /** Asks the tooltip to open or close. Does nothing where it is so already. */
  change: Change<boolean, TooltipReason>;
  /** What opened it; undefined for the application's code. */
  openedBy?: 'hover' | 'focus';
}

/** Coming from another tip within this time, there is no delay. */
const NEIGHBOUR_MS = 400;

// Of the whole page: one tip is open at a time, and one pointer opens and closes them.
const openTips = new Set<Tip>();
let timer: ReturnType<typeof setTimeout> | undefined;
let timedTip: Tip | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function later(tip: Tip, ms: number, act: () => void) {
  clearTimeout(timer);
  timedTip = tip;
  timer = setTimeout(act, ms);
}

function stopTimer(tip: Tip) {
  if (timedTip === tip) clearTimeout(timer);
}

function closeOthers(tip: Tip, reason: TooltipReason, event: Event | SyntheticEvent) {
  for (const other of openTips) if (other !== tip) other.change(false, reason, event);
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const closed = [...openTips].filter((tip) => tip.change(false, 'escape-key', event));
  if (closed.length === 0) return;
  // The dialog around it, if there is one, stays.
  event.preventDefault();
  event.stopPropagation();
}

/** Opens a tooltip at once, and closes the open one. */
export function openTip(tip: Tip, reason: 'hover' | 'focus', event: SyntheticEvent) {
  clearTimeout(timer);
  closeOthers(tip, reason, event);
  tip.openedBy = reason;
  tip.change(true, reason, event);
}

/** Closes a tip at once, or keeps it from opening. */
export function closeTip(tip: Tip, reason: TooltipReason, event: SyntheticEvent) {
  stopTimer(tip);
  tip.change(false, reason, event);
}

/** The pointer has come to a trigger: its tip opens after a moment, and at once from a neighbour. */
export function hoverTip(tip: Tip, event: SyntheticEvent) {
  if (openTips.has(tip)) {
    tip.openedBy ??= 'hover';
    stopTimer(tip);
  } else if (openTips.size > 0 || Date.now() - closedAt < NEIGHBOUR_MS)
    openTip(tip, 'hover', event);
  else later(tip, tip.delayMs, () => openTip(tip, 'hover', event));
}

/** The pointer has come to the tip, which stays (WCAG 2.2, 1.4.13). */
export function keepTip(tip: Tip) {
  if (openTips.has(tip)) stopTimer(tip);
}

/** The pointer has left. What the keyboard opened stays until the focus leaves. */
export function leaveTip(tip: Tip, event: SyntheticEvent) {
  if (!openTips.has(tip)) stopTimer(tip);
  else if (tip.openedBy === 'hover')
    later(tip, tip.closeDelayMs, () => tip.change(false, 'hover', event));
}

/** Registers an open tip. Returns a function that removes it. */
export function registerOpenTip(tip: Tip): () => void {
  if (!tip.openedBy) closeOthers(tip, 'programmatic', new Event('programmatic'));
  if (openTips.size === 0) document.addEventListener('keydown', closeOnEscape, true);
  openTips.add(tip);
  return () => {
    openTips.delete(tip);
    stopTimer(tip);
    tip.openedBy = undefined;
    closedAt = Date.now();
    if (openTips.size === 0) document.removeEventListener('keydown', closeOnEscape, true);
  };
}

/** A tip is gone from the page. */
export function forgetTip(tip: Tip) {
  stopTimer(tip);
}
