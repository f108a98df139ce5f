import { type ChangeEvent, createContext } from 'react';
import type { Choices } from '../internals/field/useChoices';

interface CheckboxGroupContextValue extends Choices {
  name: string | undefined;
  form: string | undefined;
  /** Asks for a change. Returns whether the change was allowed. */
  choose: (event: ChangeEvent<HTMLInputElement>) => boolean;
  busy: boolean;
  invalid: boolean;
  /** Why the browser must refuse the form. */
  problem: string | false;
}

/** The state that a group shares with its boxes; `null` for a `Checkbox` without a group. */
export const CheckboxGroupContext = createContext<CheckboxGroupContextValue | null>(null);
