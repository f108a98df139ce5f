import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import { countCharacters } from '@forsikring/foundation/texts/countCharacters';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../internals/field/Field';
import { type FieldOwnProps, useField } from '../internals/field/useField';
import { useTypedBefore } from '../internals/field/useNativeControl';
import { useTextControl } from '../internals/field/useTextControl';
import { watchWrites } from '../internals/field/watchWrites';
import { renderPart } from '../internals/renderElement';
import { CharacterCounter } from './CharacterCounter';
import { growWhenResized, growWithText } from './growWithText';
import { type TextAreaTexts, textAreaTexts } from './textArea.texts';

/** Props of `TextArea`; the rest, `className` and `ref` go to the `<textarea>`. */
export interface TextAreaProps
  extends FieldOwnProps,
    Omit<ComponentProps<'textarea'>, 'cols' | 'maxLength'> {
  /**
   * Shows a counter of user-perceived characters. A longer text is neither cut nor refused: the field is marked invalid
   * and shows the excess. @default no limit
   */
  maxCharacters?: number | undefined;
  /** Lines of text that are seen from the start. @default 3 */
  rows?: number | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<TextAreaTexts> | undefined;
}

/**
 * Text over several lines. The field grows with its text.
 * @attribute data-invalid The field has an `error`, or its text is too long.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { maxCharacters, value, defaultValue, onChange, ...props },
  ref,
) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const native = useTextControl(ref, { value, defaultValue, onChange }, useTypedBefore(id));
  const element = native.control;
  const [typed, setTyped] = useState(native.text.defaultValue ?? '');

  const readAgain = useRef(() => {
    if (!element.current) return;
    growWithText(element.current);
    setTyped(element.current.value);
  }).current;
  useEffect(() => {
    readAgain();
    const area = element.current;
    return area ? watchWrites(area, 'value', () => queueMicrotask(readAgain)) : undefined;
  }, [element, readAgain]);
  useClientLayoutEffect(() => {
    if (element.current) growWithText(element.current);
  });
  useEffect(() => (element.current ? growWhenResized(element.current) : undefined), [element]);

  const counted = maxCharacters !== undefined && maxCharacters >= 0;
  const count = counted ? countCharacters(String(value ?? typed)) : 0;
  const over = counted && count > maxCharacters;
  const { field, control, state, texts } = useField(
    { ...props, ...native.text, id },
    {
      className: 'ui-field-control ui-text-area',
      texts: textAreaTexts,
      ref: native.ref,
      invalid: over,
    },
  );
  const [counterId, overId] = [`${field.id}-counter`, `${field.id}-over`];

  return (
    <Field field={field}>
      {renderPart(
        'textarea',
        { rows: 3, ...control },
        {
          'aria-describedby': clsx(over && overId, counted && counterId) || undefined,
          onChange: (event) => setTyped(event.currentTarget.value),
        },
        state,
      )}
      {counted && (
        <CharacterCounter
          counterId={counterId}
          overId={overId}
          count={count}
          max={maxCharacters}
          texts={texts}
        />
      )}
    </Field>
  );
});
