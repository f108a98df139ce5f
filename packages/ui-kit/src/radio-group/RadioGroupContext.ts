import { type ChangeEvent, createContext } from 'react';

interface RadioGroupContextValue {
  name?: string;
  /** The value of the chosen radio; `null` for none. */
  chosen: string | null;
  /** Asks for a change. Returns whether the change was allowed. */
  choose: (value: string, event: ChangeEvent<HTMLInputElement>) => boolean;
  busy: boolean;
  required: boolean;
  /** Whether there is a group. */
  grouped: boolean;
}

/** The state that a group shares with its radios. */
export const RadioGroupContext = createContext<RadioGroupContextValue>({
  chosen: null,
  choose: () => false,
  busy: false,
  required: false,
  grouped: false,
});
