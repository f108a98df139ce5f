import type { ChangeEvent, Ref } from 'react';
import { useNativeControl } from './useNativeControl';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextProps<Element extends TextElement> {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
}

/**
 * A control with a text, as `useNativeControl`. The control keeps a text that was filled in without events until its form is
 * sent, and shows the text of the page that controls it otherwise.
 * @returns also the props of the control that have to do with its text
 */
export function useTextControl<Element extends TextElement>(
  theirs: Ref<Element> | undefined,
  { value, defaultValue, onChange }: TextProps<Element>,
  typedBefore?: string,
) {
  const given = asText(value);
  const initial = asText(defaultValue) ?? given;
  const native = useNativeControl(theirs, given, initial ?? '', { typedBefore });

  return {
    ...native,
    text: {
      // React 18 gives a control that has the prop a `value`, also for undefined.
      ...(initial !== undefined && { defaultValue: initial }),
      onChange: (event: ChangeEvent<Element>) => {
        const { type, value: typed } = event.currentTarget;
        // For a page that keeps numbers, 1.0 is 1, and 1.05 may follow.
        const isSame = type === 'number' && typed && Number(typed) === Number(given);
        if (!isSame) native.noteEdit();
        onChange?.(event);
      },
    },
  };
}

/** A value as the browser has it; `undefined` for none. */
const asText = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);
