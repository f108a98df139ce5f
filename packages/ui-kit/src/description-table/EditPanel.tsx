import { type ReactNode, type RefObject, useRef } from 'react';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';

interface EditPanelProps {
  /** The button that the focus returns to. */
  toggle: RefObject<HTMLElement | null>;
  /** Whether the row stood before the panel came: a page that loads with an open row keeps its focus. */
  rowStands: RefObject<boolean>;
  children: ReactNode;
}

const FIELDS = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

/** The open part of a row: takes the focus when it comes, and gives it back before it goes. */
export function EditPanel({ toggle, rowStands, children }: EditPanelProps) {
  const panel = useRef<HTMLElement>(null);

  useClientLayoutEffect(() => {
    const element = panel.current;
    if (rowStands.current) (element?.querySelector<HTMLElement>(FIELDS) ?? element)?.focus();
    return () => {
      // Runs while the form still stands: once it is gone, so is what had the focus. Somebody who
      // went elsewhere meanwhile is left there.
      if (element?.contains(document.activeElement)) toggle.current?.focus();
    };
  }, [toggle, rowStands]);

  return (
    <dd ref={panel} className="ui-description-panel" tabIndex={-1}>
      {children}
    </dd>
  );
}
