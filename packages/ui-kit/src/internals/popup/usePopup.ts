import { useEffect, useId, useState } from 'react';
import {
  type Change,
  type ChangeDetails,
  type ChangeReason,
  useControlled,
} from '../useControlled';
import { isBehindModal, type Popup, registerOpen } from './openPopups';

/** Why a popup may not close while a modal is over it: the modal would be hidden with it, and the page stay inert. */
const FROM_OUTSIDE: readonly ChangeReason[] = ['focus-out', 'item-press'];

/** The state of a popup, as its part takes it. */
export interface PopupProps<Reason extends ChangeReason> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined;
  /** Whether the popup never opens. @default false */
  disabled?: boolean | undefined;
}

/** What the parts of a popup share. */
export interface PopupParts<Reason extends ChangeReason> {
  open: boolean;
  /** The popup for the handlers of the pointer, the focus and Escape. */
  popup: Popup;
  change: Change<boolean, Reason>;
  popupId: string;
  setPopupId: (id: string) => void;
}

/** The state of one popup, and the handlers that open and close it. */
export function usePopup<Reason extends ChangeReason>(
  { open: openNow, defaultOpen = false, onOpenChange, disabled = false }: PopupProps<Reason>,
  options: Partial<Popup> = {},
): PopupParts<Reason> {
  const [asked, setAsked] = useControlled<boolean, Reason>(openNow, defaultOpen, onOpenChange);
  const open = asked && !disabled;
  const [popupId, setPopupId] = useState(useId());
  const change: Change<boolean, Reason> = (next, reason, event) => {
    if (next === asked || (next && disabled)) return false;
    if (!next && !popup.tooltip && FROM_OUTSIDE.includes(reason) && isBehindModal(popup))
      return false;
    return setAsked(next, reason, event);
  };
  const [popup] = useState<Popup>(() => ({
    trigger: { current: null },
    content: { current: null },
    change: change as Popup['change'],
  }));

  useEffect(() => {
    Object.assign(popup, options, { change });
  });
  useEffect(() => {
    if (open) return registerOpen(popup);
    // Disabled while open: once it is enabled again, it does not open unless the pointer is still there.
    if (asked) popup.change(false, 'programmatic', new Event('programmatic'));
    return () => clearTimeout(popup.timer);
  }, [asked, open, popup]);

  return { open, popup, change, popupId, setPopupId };
}

/** The id of a popup: its own `id`, which its trigger then refers to, or else the id of its root. */
export function usePopupId(
  id: string | undefined,
  { popupId, setPopupId }: Pick<PopupParts<never>, 'popupId' | 'setPopupId'>,
): string {
  useEffect(() => {
    if (id) setPopupId(id);
  }, [id, setPopupId]);
  return id ?? popupId;
}
