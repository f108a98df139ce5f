import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { watchWrites } from './watchWrites';

/** What a group tells the radio buttons or checkboxes in it about their state. */
export interface Choices {
  /** The values that the page controls; `undefined` for a group whose choices stand in the controls alone. */
  given: readonly string[] | undefined;
  /** The values that are chosen at first, and after a reset; `undefined` when the group has no default. */
  initial: readonly string[] | undefined;
  /** Whether a person has answered since the last reset. */
  answered: RefObject<boolean>;
  /** Adds a control to the group. Returns a function that takes the control away. */
  join: (control: HTMLInputElement) => () => void;
  /** Shows again what is chosen, after a press that the page has refused or changed. */
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
  const answered = useRef(false);
  const [read, setRead] = useState<readonly string[]>(initial ?? []);
  /** The values that can be sent: of controls that are there and not disabled. Undefined before the controls are read. */
  const [sendable, setSendable] = useState<readonly string[]>();

  const readAgain = useCallback(() => {
    setRead((before) =>
      inOrder(
        before,
        valuesOf(controls.current, ({ checked }) => checked),
      ),
    );
    setSendable((before) =>
      inOrder(
        before ?? [],
        valuesOf(controls.current, ({ disabled }) => !disabled),
      ),
    );
  }, []);
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
    for (const control of controls.current) {
      const checked = chosen.includes(control.value);
      if (control.checked !== checked) control.checked = checked;
    }
  };

  return {
    choices: { given, initial, answered, join, showAgain } satisfies Choices,
    chosen: given ?? read,
    /** The values after a press, the new one at the end. */
    after: (event: ChangeEvent<HTMLInputElement>) => {
      const { value, checked } = event.currentTarget;
      const now = valuesOf(controls.current, (control) => control.checked);
      const before = (given ?? inOrder(read, now)).filter((each) => each !== value);
      return checked ? [...before, value] : before;
    },
    /** How many of the values a form sends. */
    count: (values: readonly string[]) =>
      values.filter((value) => sendable?.includes(value) ?? true).length,
    /** A handler of the group that hears of its own controls alone: events of a field beside them bubble too. */
    ofControls: <Event extends FormEvent>(handler: ((event: Event) => void) | undefined) =>
      handler &&
      ((event: Event) => {
        if (controls.current.has(event.target as HTMLInputElement)) handler(event);
      }),
    readAgain,
  };
}

/** Adds a control to its group. @param value The value of the control. */
export function useChoice(
  choices: Choices | null,
  control: RefObject<HTMLInputElement | null>,
  value: string,
  disabled = false,
) {
  const join = choices?.join;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the group reads the new state of a control
  useEffect(
    () => (control.current ? join?.(control.current) : undefined),
    [join, control, value, disabled],
  );
}

const valuesOf = (
  controls: Iterable<HTMLInputElement>,
  which: (control: HTMLInputElement) => boolean,
) => [...controls].filter(which).map(({ value }) => value);

/** The values, in the order in which they were chosen. Returns the array from before when nothing is new. */
function inOrder(before: readonly string[], now: readonly string[]): readonly string[] {
  const kept = before.filter((value) => now.includes(value));
  const all = [...kept, ...now.filter((value) => !before.includes(value))];
  return all.join('\0') === before.join('\0') ? before : all;
}
