import { createContext, useContext } from 'react';
import type { Change, ChangeDetails } from '../internals/useControlled';

/** Why a dialog opens or closes; `programmatic` is the application's own `close()` on the element. */
export type DialogChange = ChangeDetails<
  'trigger-press' | 'close-press' | 'escape' | 'outside-press' | 'programmatic'
>;

interface DialogState {
  open: boolean;
  change: Change<boolean, DialogChange['reason']>;
  /** The ids of the title and the description that are mounted. */
  titleId: string | undefined;
  descriptionId: string | undefined;
  /** The refs by which the two parts make themselves known. */
  registerTitle: (element: HTMLElement | null) => void;
  registerDescription: (element: HTMLElement | null) => void;
}

export const DialogContext = createContext<DialogState | undefined>(undefined);

/** The state of the dialog that a part belongs to. @throws Error outside a `DialogRoot` */
export function useDialog(part: string): DialogState {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error(`<${part}> must be inside a <DialogRoot>.`);
  return dialog;
}
