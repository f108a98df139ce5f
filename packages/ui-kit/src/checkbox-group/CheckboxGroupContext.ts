import { type ChangeEvent, createContext } from 'react';

interface CheckboxGroupContextValue {
  name: string | undefined;
  chosen: readonly string[];
  /** Asks for a change. Returns whether it was allowed. */
  choose: (value: string, checked: boolean, event: ChangeEvent<HTMLInputElement>) => boolean;
  busy: boolean;
  invalid: boolean;
}

/** What a group tells its boxes; `null` for a `Checkbox` that stands alone. */
export const CheckboxGroupContext = createContext<CheckboxGroupContextValue | null>(null);
