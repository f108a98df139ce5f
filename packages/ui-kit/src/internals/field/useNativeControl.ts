import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import {
  type Ref,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { mergeRefs } from '../mergeProps';
import {
  type Control,
  type ControlValue,
  isChoice,
  replayEdit,
  valueIn,
  write,
} from './replayEdit';
import { useFormReset, useFormSubmit } from './useFormReset';

interface NativeControl<Element extends Control> {
  control: RefObject<Element | null>;
  ref: Ref<Element>;
  answered: RefObject<boolean>;
  /** Notes an edit, which the page that controls the value may refuse or change: the control shows the page's value then. */
  noteEdit: () => void;
}

interface NativeOptions {
  /** The text that was typed before the script ran, of a control that React overwrites. */
  typedBefore?: string | undefined;
  /** Whether a person has answered since the last reset; a group shares it. */
  answered?: RefObject<boolean> | undefined;
}

const never = () => () => {};

/** Whether a server renders the page, or its script has not taken over the page yet. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * The text of a text area that was typed before the script ran: React overwrites the text when it takes the page over.
 * Undefined in a page that no server has rendered.
 */
export function useTypedBefore(id: string): string | undefined {
  const isHydrating = useIsHydrating();
  const [typed] = useState(() =>
    isHydrating && typeof document !== 'undefined'
      ? (document.getElementById(id) as HTMLTextAreaElement | null)?.value
      : undefined,
  );
  return typed;
}

/**
 * Keeps a control of the browser and its page of one mind. The page hears of an edit that was made before its script ran,
 * or, when the page controls the value, without events; a reset of the form shows a controlled value, not the first one; and
 * until a person answers, the control follows its default. For React, the control has a default alone, because React would
 * undo at each render what was filled in without events: such an answer stays until its form is sent.
 * @param given The value that the page controls, or `undefined`.
 * @param initial The default of a control that keeps its own value.
 */
export function useNativeControl<Element extends Control>(
  theirs: Ref<Element> | undefined,
  given: ControlValue | undefined,
  initial: ControlValue,
  { typedBefore, answered: ofGroup }: NativeOptions = {},
): NativeControl<Element> {
  const control = useRef<Element | null>(null);
  const early = useRef<ControlValue | null | undefined>(typedBefore);
  const [own] = useState(() => (element: Element | null) => {
    control.current = element;
    // Before the consumer's ref: the ref of React Hook Form overwrites the control.
    if (element && early.current === undefined) early.current = valueIn(element);
  });
  const known = given ?? initial;
  const ownAnswered = useRef(false);
  const answered = ofGroup ?? ownAnswered;
  const lastInitial = useRef(initial);
  /** What the control was last set to; `null` after an edit. */
  const lastGiven = useRef<ControlValue | null | undefined>(given);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const noteEdit = () => {
    if (given === undefined) return;
    lastGiven.current = null;
    renderAgain();
  };

  useClientLayoutEffect(() => {
    const element = control.current;
    const before = lastInitial.current;
    lastInitial.current = initial;
    if (!element) return;
    if (lastGiven.current !== given) {
      lastGiven.current = given;
      early.current = null;
      const next = given ?? '';
      if (valueIn(element) !== next) write(element, next);
    }
    if (given === undefined) {
      // The browser does so only where nothing was set since the last reset.
      const follows = before !== initial && !answered.current && valueIn(element) === before;
      if (follows) write(element, initial);
    } else if (isChoice(element)) {
      // What a reset brings back. React leaves the attribute at the first value.
      element.defaultChecked = Boolean(given);
    }
  });

  // Sets what stands in the control, for React and `watchWrites`. React does not hear of a reset, nor of a new default that a
  // control takes over until it is set, so React would not hear of the next change to what it knows either.
  const tell = () => {
    const element = control.current;
    if (element) write(element, valueIn(element));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood in the control at first
  useEffect(() => {
    if (given !== undefined) tell();
    const edited = early.current;
    early.current = null;
    if (edited === undefined || edited === null || edited === known) return;
    // When the effects of the whole page have run: state outside React has its listeners then.
    queueMicrotask(() => {
      if (control.current) replayEdit(control.current, known, edited);
    });
  }, []);

  /** An edit that the page did not hear of: what tells the page. */
  const unheard = () => {
    const element = control.current;
    if (!element || given === undefined) return;
    const edited = valueIn(element);
    return edited === given ? undefined : () => replayEdit(element, given, edited);
  };
  useFormSubmit(control, unheard);

  useEffect(() => {
    const ended = new AbortController();
    const note = () => {
      answered.current = true;
    };
    // The browser may refuse the form for an answer that the page did not know.
    const tellInvalid = () => {
      const replay = unheard();
      if (replay) flushSync(replay);
    };
    control.current?.addEventListener('change', note, ended);
    control.current?.addEventListener('invalid', tellInvalid, ended);
    return () => ended.abort();
  });

  useFormReset(control, () => {
    answered.current = false;
    tell();
  });

  return { control, answered, noteEdit, ref: mergeRefs<Element>(own, theirs) as Ref<Element> };
}
