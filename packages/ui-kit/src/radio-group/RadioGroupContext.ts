import { type ChangeEvent, createContext } from 'react';
import type { Choices } from '../internals/field/useChoices';

interface RadioGroupContextValue extends Choices {
  /** The name that the group was given. */
  name: string | undefined;
  /** A name for radios that have none. */
  ownName: string;
  form: string | undefined;
  /** The value of the chosen radio. */
  chosen: string | undefined;
  /** Asks for a change. Returns whether the change was allowed. */
  choose: (value: string, event: ChangeEvent<HTMLInputElement>) => boolean;
  busy: boolean;
  required: boolean;
}

/** The state that a group shares with its radios; `null` for a `Radio` without a group. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
