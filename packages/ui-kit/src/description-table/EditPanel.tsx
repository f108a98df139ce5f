import { makeFocusable } from '@forsikring/foundation/focus/focusPage';
import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import { type ReactNode, type RefObject, useRef } from 'react';

interface EditPanelProps {
  /** Whether the row was mounted before the panel: a page that loads with an open row keeps its focus. */
  rowMounted: RefObject<boolean>;
  /** Set when the panel is removed with the focus in it. */
  returnFocus: { current: boolean };
  children: ReactNode;
}

const FIELDS = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

/** The open part of a row. Takes the focus when it appears, and reports whether it had the focus when it is removed. */
export function EditPanel({ rowMounted, returnFocus, children }: EditPanelProps) {
  const panel = useRef<HTMLElement>(null);

  useClientLayoutEffect(() => {
    const element = panel.current;
    if (rowMounted.current && element) {
      makeFocusable(element);
      (element.querySelector<HTMLElement>(FIELDS) ?? element).focus();
    }
    return () => {
      // Runs while the form is still in the page. Focus elsewhere does not move.
      returnFocus.current = element?.contains(document.activeElement) ?? false;
      // The style sheet closes the row from this height.
      const heightPx = element?.offsetHeight;
      element?.parentElement?.style.setProperty('--_ui-description-panel', `${heightPx}px`);
    };
  }, [rowMounted, returnFocus]);

  return (
    <dd ref={panel} className="ui-description-panel">
      {children}
    </dd>
  );
}
