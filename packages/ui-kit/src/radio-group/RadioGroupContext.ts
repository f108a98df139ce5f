import { type ChangeEvent, createContext } from 'react';

interface RadioGroupContextValue {
  name?: string;
  /** The value of the chosen radio; `null` for none. */
  chosen: string | null;
  /** Asks for a change. Returns whether it was allowed. */
  choose: (value: string, event: ChangeEvent<HTMLInputElement>) => boolean;
  busy: boolean;
  required: boolean;
  /** Whether there is a group. */
  grouped: boolean;
}

/** What a group tells its radios. Without a group there is nothing to choose from. */
export const RadioGroupContext = createContext<RadioGroupContextValue>({
  chosen: null,
  choose: () => false,
  busy: false,
  required: false,
  grouped: false,
});
