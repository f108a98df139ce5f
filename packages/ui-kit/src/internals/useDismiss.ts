import { type RefObject, useEffect, useRef } from 'react';

interface DismissOptions {
  /** Its elements: a press in one of them, or the focus, is not outside. */
  inside: RefObject<Element | null>[];
  /** Called on Escape anywhere in the page, if nothing has opened since and no listener prevented it. */
  onEscape: (event: KeyboardEvent) => void;
  /** Called on a press outside. */
  onOutsidePress?: (event: PointerEvent) => void;
  /** Called when the focus moves to an element outside. */
  onFocusOutside?: (event: FocusEvent) => void;
  /** Whether to handle Escape before the listeners of the page. @default false */
  capture?: boolean;
}

/** All that is open in the page, the latest last: Escape closes that one alone. */
const openPopups: object[] = [];

/** Listens for what closes something that is open: Escape, a press outside, the focus outside. */
export function useDismiss(open: boolean, options: DismissOptions) {
  const { capture = false } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!open) return;
    const popup = {};
    openPopups.push(popup);
    // The path: the target of an event in a shadow tree is the tree's host here.
    const isOutside = (event: Event) => {
      const path = event.composedPath();
      return !latest.current.inside.some(({ current }) => current && path.includes(current));
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (openPopups.at(-1) !== popup) return;
      // A dialog around it stays open.
      event.preventDefault();
      latest.current.onEscape(event);
    };
    const handlePress = (event: PointerEvent) => {
      if (isOutside(event)) latest.current.onOutsidePress?.(event);
    };
    const handleFocus = (event: FocusEvent) => {
      if (isOutside(event)) latest.current.onFocusOutside?.(event);
    };
    document.addEventListener('keydown', handleKey, capture);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('focusin', handleFocus);
    return () => {
      openPopups.splice(openPopups.indexOf(popup), 1);
      document.removeEventListener('keydown', handleKey, capture);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [open, capture]);
}
