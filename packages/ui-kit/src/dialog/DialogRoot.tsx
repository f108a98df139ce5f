import { type ReactNode, useState } from 'react';
import { useControlled } from '../internals/useControlled';
import { type DialogChange, DialogContext } from './DialogContext';

/** Props of `DialogRoot`, which has no element of its own. */
export interface DialogRootProps {
  /** Whether the dialog is open, when you control it. */
  open?: boolean | undefined;
  /** Whether the dialog is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before the dialog opens or closes, with the reason. `details.cancel()` leaves the dialog as it is. */
  onOpenChange?: ((open: boolean, details: DialogChange) => void) | undefined;
  /** A `DialogTrigger` if you need one, and a `DialogPopup`. */
  children?: ReactNode | undefined;
}

/** Contains the parts of a dialog and their state. Renders no element. */
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
