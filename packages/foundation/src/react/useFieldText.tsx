import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

// React 18 warns of a layout effect on a server, where no effect runs. A later effect would undo what is typed meanwhile.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A field that has a text. */
interface TextControl {
  value: string;
}

/**
 * Sets the text of an uncontrolled field whenever `text` changes; the first text is the field's `defaultValue`. In between,
 * the field keeps what a password manager fills in without an event, which the next render of a controlled field would
 * undo. Read the field's `value` when its text is used.
 */
export function useFieldText(field: RefObject<TextControl | null>, text: string): void {
  const shown = useRef(text);
  useClientLayoutEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
  });
}
