import { type RefObject, useRef } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect';

/** A field that has a text. */
interface TextControl {
  value: string;
}

/**
 * Sets the text of a field whenever `text` or `edits` changes; for React, the field has a `defaultValue` alone. In between,
 * the field keeps what a password manager fills in without events, which React would undo at the next render of a field with
 * a `value`. Read the field's own `value` when its text is used.
 * @param text The text of the page, or `undefined` for a field that keeps its own text.
 * @param edits The number of edits that the page may refuse. @default the page takes over each edit
 */
export function useFieldText(
  field: RefObject<TextControl | null>,
  text: string | undefined,
  edits = 0,
): void {
  const known = useRef(text);
  useClientLayoutEffect(() => {
    const control = field.current;
    if (!control || text === undefined) return;
    const isFirst = text === known.current && !edits;
    known.current = text;
    // A text that was set once is not changed by a new default, of which React would not hear.
    const next = isFirst ? control.value : text;
    if (isFirst || control.value !== next) control.value = next;
  }, [field, text, edits]);
}
