import { createContext } from 'react';
import type { Change, ChangeDetails } from '../internals/useControlled';
import { usePart } from '../internals/usePart';

/**
 * Why a dialog opens or closes; `programmatic` is the application's own `close()` on the element.
 * @reason trigger-press `DialogTrigger` is pressed.
 * @reason close-press `DialogClose` is pressed, such as the cross.
 * @reason escape-key The Escape key is pressed.
 * @reason outside-press The page beside the dialog is pressed, with `closeOnOutsidePress`.
 * @reason programmatic Code calls `close()` on the `<dialog>` element.
 */
export type DialogChange = ChangeDetails<
  'trigger-press' | 'close-press' | 'escape-key' | 'outside-press' | 'programmatic'
>;

interface DialogState {
  open: boolean;
  change: Change<boolean, DialogChange['reason']>;
  /** The title and the description, while they are mounted. The setters serve as their refs. */
  title: HTMLElement | null;
  setTitle: (element: HTMLElement | null) => void;
  description: HTMLElement | null;
  setDescription: (element: HTMLElement | null) => void;
}

export const DialogContext = createContext<DialogState | undefined>(undefined);

/** The dialog that a part belongs to. @throws Error outside a `DialogRoot` */
export const useDialog = () => usePart(DialogContext, 'Parts of a dialog must be in a DialogRoot.');
