import { type PointerEvent, useEffect, useRef } from 'react';

/** How long the pointer may be outside before the part closes. */
const CLOSE_DELAY_MS = 200;

/**
 * Reports when the pointer has rested on an element for `openDelayMs`, and when it leaves what it opened.
 * `onChange` returns whether it changed anything: what something else opened is not the pointer's.
 * Ignores touch.
 */
export function useHoverIntent(
  openDelayMs: number,
  onChange: (over: boolean, event: PointerEvent) => boolean,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (ms: number, over: boolean, event: PointerEvent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      openedByHover.current = latest.current(over, event) && over;
    }, ms);
  };

  return {
    enter(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      if (openedByHover.current) clearTimeout(timer.current);
      else later(openDelayMs, true, event);
    },
    leave(event: PointerEvent) {
      clearTimeout(timer.current);
      if (openedByHover.current) later(CLOSE_DELAY_MS, false, event);
    },
    /** Whether the pointer opened it. */
    opened: () => openedByHover.current,
    /** Cancels a pending change, and keeps open what the pointer opened when it leaves. */
    cancel() {
      clearTimeout(timer.current);
      openedByHover.current = false;
    },
  };
}
