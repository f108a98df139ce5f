import { type ChangeEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { watchWrites } from './watchWrites';

/** What a group tells the radio buttons or checkboxes in it about their state. */
export interface Choices {
  /** The values that the page controls; `undefined` for a group whose choices stand in the controls alone. */
  given: readonly string[] | undefined;
  /** The values that are chosen at first, and after a reset; `undefined` when the group has no default. */
  initial: readonly string[] | undefined;
  /** Adds a control to the group. Returns a function that takes the control away. */
  join: (control: HTMLInputElement) => () => void;
  /** Chooses again what was chosen before a press on another radio button that was refused. */
  showAgain: () => void;
}

/**
 * The choices of a group. The controls hold the choices of a group that is not controlled, so that a form, a reset and a
 * library find what a person sees. The group reads the controls when they have changed, and returns the values as state.
 */
export function useChoices(
  given: readonly string[] | undefined,
  initial: readonly string[] | undefined,
) {
  const controls = useRef(new Set<HTMLInputElement>());
  const [read, setRead] = useState<readonly string[]>(initial ?? []);

  const readAgain = useCallback(
    () => setRead((before) => inOrder(before, valuesOf(controls.current))),
    [],
  );
  const join = useCallback(
    (control: HTMLInputElement) => {
      controls.current.add(control);
      // React does not take news while it writes itself.
      const end = watchWrites(control, 'checked', () => queueMicrotask(readAgain));
      readAgain();
      return () => {
        end();
        controls.current.delete(control);
        readAgain();
      };
    },
    [readAgain],
  );

  const showAgain = () => {
    const chosen = given ?? read;
    for (const control of controls.current)
      if (chosen.includes(control.value)) control.checked = true;
  };

  return {
    choices: { given, initial, join, showAgain } satisfies Choices,
    chosen: given ?? read,
    /** The values after a press, the new one at the end. */
    after: (event: ChangeEvent<HTMLInputElement>) => {
      const { value, checked } = event.currentTarget;
      const before = (given ?? inOrder(read, valuesOf(controls.current))).filter(
        (each) => each !== value,
      );
      return checked ? [...before, value] : before;
    },
    readAgain,
  };
}

/** The state of a control in a group. @param value The value of the control. */
export function useChoice(
  choices: Choices | null,
  control: RefObject<HTMLInputElement | null>,
  value: string,
) {
  const join = choices?.join;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the group reads the new value of a control
  useEffect(() => (control.current ? join?.(control.current) : undefined), [join, control, value]);
}

const valuesOf = (controls: Iterable<HTMLInputElement>) =>
  [...controls].filter(({ checked }) => checked).map(({ value }) => value);

/** The values, in the order in which they were chosen. Returns the array from before when nothing is new. */
function inOrder(before: readonly string[], now: readonly string[]): readonly string[] {
  const kept = before.filter((value) => now.includes(value));
  const all = [...kept, ...now.filter((value) => !before.includes(value))];
  return all.join('\0') === before.join('\0') ? before : all;
}
