import { type ReactNode, useState } from 'react';
import { useControlled } from '../internals/useControlled';
import { type DialogChange, DialogContext } from './DialogContext';

/** Props of `DialogRoot`, which has no element of its own. */
export interface DialogRootProps {
  /** Whether the dialog is open, where you hold that yourself. */
  open?: boolean;
  /** Whether the dialog is open at first. @default false */
  defaultOpen?: boolean;
  /** Told before it opens or closes, and why. `details.cancel()` leaves it as it is. */
  onOpenChange?: (open: boolean, details: DialogChange) => void;
  /** A `DialogTrigger` if you need one, and a `DialogPopup`. */
  children?: ReactNode;
}

/** Holds whether a dialog is open, for the parts in it. */
export function DialogRoot({
  open: openNow,
  defaultOpen = false,
  onOpenChange,
  children,
}: DialogRootProps) {
  const [open, change] = useControlled<boolean, DialogChange['reason']>(
    openNow,
    defaultOpen,
    onOpenChange,
  );
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [description, setDescription] = useState<HTMLElement | null>(null);
  const state = { open, change, title, setTitle, description, setDescription };

  return <DialogContext.Provider value={state}>{children}</DialogContext.Provider>;
}
