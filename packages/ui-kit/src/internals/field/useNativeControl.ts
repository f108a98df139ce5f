import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import { type Ref, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { mergeRefs } from '../mergeProps';
import { type Control, type ControlValue, isChoice, replayEdit, valueIn } from './replayEdit';
import { useFormEvent, useFormReset } from './useFormReset';

interface NativeControl<Element extends Control> {
  control: RefObject<Element | null>;
  ref: Ref<Element>;
}

const never = () => () => {};

/**
 * The text of a text area that was typed before the script ran: React overwrites the text when it takes the page over.
 * Undefined in a page that no server has rendered.
 */
export function useTypedBefore(id: string): string | undefined {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [typed] = useState(() =>
    isHydrating ? (document.getElementById(id) as HTMLTextAreaElement | null)?.value : undefined,
  );
  return typed;
}

/**
 * Keeps a control of the browser and its page of one mind. The page hears of an edit that was made before its script ran,
 * or, when the page controls the value, without events; and a reset of the form shows a controlled value, not the first one.
 * @param given The value that the page controls, or `undefined`.
 * @param initial The default of a control that keeps its own value.
 */
export function useNativeControl<Element extends Control>(
  theirs: Ref<Element> | undefined,
  given: ControlValue | undefined,
  initial: ControlValue,
  typedBefore?: string,
): NativeControl<Element> {
  const control = useRef<Element | null>(null);
  const early = useRef<ControlValue | null | undefined>(typedBefore);
  const [own] = useState(() => (element: Element | null) => {
    control.current = element;
    // Before the consumer's ref: the ref of React Hook Form overwrites the control.
    if (element && early.current === undefined) early.current = valueIn(element);
  });
  const known = given ?? initial;

  useClientLayoutEffect(() => {
    const element = control.current;
    if (!element || given === undefined || !isChoice(element)) return;
    // What a reset brings back. React leaves the attribute at the first value.
    element.defaultChecked = Boolean(given);
    // React resets the form of an action after it has set the new value.
    if (early.current === null || early.current === known) element.checked = Boolean(given);
  });

  // Sets what stands in the control, for React and `watchWrites`. React does not hear of a reset, nor of a new default that a
  // control takes over until it is set, so React would not hear of the next change to what it knows either.
  const tell = () => {
    const element = control.current;
    if (!element) return;
    if (isChoice(element)) element.checked = Boolean(valueIn(element));
    else element.value = String(valueIn(element));
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

  useFormEvent(control, 'submit', () => {
    const element = control.current;
    if (!element || given === undefined) return;
    const edited = valueIn(element);
    // The handler of the form gets the new state.
    if (edited !== given) flushSync(() => replayEdit(element, given, edited));
  });

  useFormReset(control, tell);

  return { control, ref: mergeRefs<Element>(own, theirs) as Ref<Element> };
}
