import { type SyntheticEvent, useState } from 'react';

/** Why a part opened, closed or changed its value: the same words in every part. */
export type ChangeReason =
  /** The control of the part was pressed. */
  | 'trigger-press'
  /** A button that closes the part was pressed. */
  | 'close-press'
  /** An item of the part was chosen. */
  | 'item-press'
  /** Another text was typed into the part. */
  | 'input-change'
  | 'escape-key'
  /** Something outside the part was pressed. */
  | 'outside-press'
  /** The focus came to the control. */
  | 'focus'
  /** The focus went elsewhere. */
  | 'focus-out'
  | 'hover'
  /** The browser found text in the part. */
  | 'find-in-page'
  /** Another item of the group opened, in which one is open at a time. */
  | 'group'
  /** The application's code. */
  | 'programmatic';

/** The details of a change, which a part passes on before the change happens. */
export interface ChangeDetails<
  Reason extends ChangeReason = ChangeReason,
  Problem extends string = never,
> {
  /** Why the part changes. */
  reason: Reason;
  /** The browser's event behind it. */
  event: Event;
  /** Leaves the part as it is. */
  cancel: () => void;
  /** What is wrong with the new value of a field, for a form that checks its fields itself. */
  problem?: Problem | undefined;
}

/** Asks for a change. Returns whether the change was allowed: false where the consumer cancelled it. */
export type Change<Value, Reason extends ChangeReason> = (
  next: Value,
  reason: Reason,
  event: Event | SyntheticEvent,
) => boolean;

/** Asks the consumer for a change. Returns whether the change is allowed: false when it is cancelled. */
export function askFor<Value, Reason extends ChangeReason, Problem extends string = never>(
  onChange: ((next: Value, details: ChangeDetails<Reason, Problem>) => void) | undefined,
  next: Value,
  reason: Reason,
  event: Event | SyntheticEvent,
  problem?: Problem | undefined,
): boolean {
  let cancelled = false;
  const cancel = () => {
    cancelled = true;
  };
  const nativeEvent = 'nativeEvent' in event ? event.nativeEvent : event;
  onChange?.(next, { reason, event: nativeEvent, cancel, problem });
  return !cancelled;
}

/**
 * A controlled value (`value` given) or an uncontrolled one (`initial`), with the function that changes it. The function
 * calls `onChange` first, which may cancel.
 */
export function useControlled<Value, Reason extends ChangeReason>(
  value: Value | undefined,
  initial: Value,
  onChange?: (next: Value, details: ChangeDetails<Reason>) => void,
): [value: Value, change: Change<Value, Reason>] {
  const [own, setOwn] = useState(initial);

  const change: Change<Value, Reason> = (next, ...why) => {
    const allowed = askFor(onChange, next, ...why);
    if (allowed && value === undefined) setOwn(next);
    return allowed;
  };

  return [value === undefined ? own : value, change];
}
