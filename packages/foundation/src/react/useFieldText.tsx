import { type RefObject, useRef } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect';

/** A field that has a text. */
interface TextControl {
  value: string;
}

/**
 * Sets the text of a field whenever `text` changes; for React, the field has a `defaultValue` alone. In between, the field
 * keeps what a password manager fills in without an event, which the next render would undo of a field with a `value`. Read
 * the field's `value` when its text is used.
 */
export function useFieldText(field: RefObject<TextControl | null>, text: string): void {
  const shown = useRef(text);
  useClientLayoutEffect(() => {
    if (text === shown.current) return;
    shown.current = text;
    if (field.current && field.current.value !== text) field.current.value = text;
  });
}
