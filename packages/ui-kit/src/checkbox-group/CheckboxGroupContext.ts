import { type ChangeEvent, createContext } from 'react';

interface CheckboxGroupContextValue {
  name: string | undefined;
  chosen: readonly string[];
  /** Asks for a change. Returns whether the change was allowed. */
  choose: (value: string, checked: boolean, event: ChangeEvent<HTMLInputElement>) => boolean;
  busy: boolean;
  invalid: boolean;
}

/** The state that a group shares with its boxes; `null` for a `Checkbox` without a group. */
export const CheckboxGroupContext = createContext<CheckboxGroupContextValue | null>(null);
