import { showBeside } from '../internals/anchor';

const OPEN_DELAY_MS = 250;
/** How long the pointer may be on its way from the trigger to the tip. */
const TRAVEL_MS = 120;
/** Coming from another tip within this time, there is no delay. */
const NEIGHBOUR_MS = 400;

let shownTip: HTMLElement | undefined;
let waitingTip: HTMLElement | undefined;
let shownBy: 'pointer' | 'focus' | undefined;
let hide: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function later(ms: number, act: () => void) {
  clearTimeout(timer);
  timer = setTimeout(act, ms);
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  // The dialog around it, if there is one, stays.
  event.preventDefault();
  event.stopPropagation();
  closeTip();
}

/** Closes the tip that is open, or was about to open; at once. */
export function closeTip() {
  clearTimeout(timer);
  waitingTip = undefined;
  if (!shownTip) return;
  shownTip.removeAttribute('data-open');
  hide?.();
  shownTip = hide = undefined;
  closedAt = Date.now();
  document.removeEventListener('keydown', closeOnEscape, true);
}

function open(trigger: HTMLElement, tip: HTMLElement, by: 'pointer' | 'focus') {
  clearTimeout(timer);
  if (shownTip === tip) return;
  closeTip();
  shownBy = by;
  shownTip = tip;
  tip.setAttribute('data-open', '');
  hide = showBeside(trigger, tip);
  document.addEventListener('keydown', closeOnEscape, true);
}

/** Opens a tip: at once for the keyboard, after a moment for the pointer. One is open at a time. */
export function openTip(trigger: HTMLElement, tip: HTMLElement, by: 'pointer' | 'focus') {
  const isNeighbour = shownTip !== undefined || Date.now() - closedAt < NEIGHBOUR_MS;
  if (by === 'focus' || isNeighbour) return open(trigger, tip, by);
  waitingTip = tip;
  later(OPEN_DELAY_MS, () => open(trigger, tip, by));
}

/** Keeps the tip open while the pointer is on it (WCAG 2.2, 1.4.13). */
export function keepTip(tip: HTMLElement) {
  if (shownTip === tip) clearTimeout(timer);
}

/** The pointer has left: the tip goes, unless the pointer comes back or is on its way to it. */
export function leaveTip() {
  if (!shownTip) closeTip();
  // What the keyboard opened stays until the keyboard leaves.
  else if (shownBy === 'pointer') later(TRAVEL_MS, closeTip);
}

/** A tip is gone from the page. */
export function forgetTip(tip: HTMLElement) {
  if (tip === shownTip || tip === waitingTip) closeTip();
}
