import { countCharacters } from '@forsikring/foundation/texts/countCharacters';
import clsx from 'clsx/lite';
import {
  type ChangeEvent,
  type ComponentProps,
  forwardRef,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldOwnProps } from '../internals/field/Field';
import { useFieldIds } from '../internals/field/useFieldIds';
import { useFormReset } from '../internals/field/useFormReset';
import { mergeRefs } from '../internals/mergeProps';
import { warnOfNamelessField } from '../internals/nameWarning';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import { useTexts } from '../texts/TextsProvider';
import { CharacterCounter } from './CharacterCounter';
import { growWithText } from './growWithText';
import { type TextAreaTexts, textAreaTexts } from './textArea.texts';

/** Props of `TextArea`; the rest, `className` and `ref` go to the `<textarea>`. */
export interface TextAreaProps
  extends FieldOwnProps,
    Omit<ComponentProps<'textarea'>, 'cols' | 'maxLength'> {
  /**
   * Shows a counter of user-perceived characters. A longer text is neither cut nor refused: it is
   * marked invalid and told how much too long it is. @default no limit
   */
  maxCharacters?: number;
  /** Lines of text that are seen from the start. @default 3 */
  rows?: number;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<TextAreaTexts>;
}

/**
 * Text over several lines. It grows with what is typed.
 * @attribute data-invalid It has an `error`, or its text is too long.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    help,
    description,
    error,
    optional = false,
    maxCharacters,
    texts,
    id,
    onChange,
    className,
    ...rest
  },
  ref,
) {
  const words = useTexts(textAreaTexts, texts);
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const mergedRef = mergeRefs<HTMLTextAreaElement>(warnOfNamelessField, mergeRefs(element, ref));
  const { describedBy, ...ids } = useFieldIds({
    id,
    describedBy: rest['aria-describedby'],
    description,
    error,
  });

  // Something may have been typed before the script came.
  useEffect(() => setTyped(element.current?.value ?? ''), []);
  useClientLayoutEffect(() => {
    if (element.current) growWithText(element.current);
  });
  useFormReset(element, () => setTyped(element.current?.defaultValue ?? ''));

  const counted = maxCharacters !== undefined && maxCharacters >= 0;
  const count = counted ? countCharacters(String(rest.value ?? typed)) : 0;
  const over = counted && count > maxCharacters;
  const counterId = `${ids.controlId}-counter`;
  const overId = `${ids.controlId}-over`;

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setTyped(event.currentTarget.value);
  };

  return (
    <Field
      {...ids}
      label={label}
      help={help}
      description={description}
      error={error}
      optionalText={optional && words.optional}
    >
      <textarea
        rows={3}
        {...rest}
        ref={mergedRef}
        id={ids.controlId}
        aria-invalid={error || over ? true : rest['aria-invalid']}
        aria-describedby={clsx(describedBy, over && overId, counted && counterId) || undefined}
        className={clsx('ui-field-control ui-text-area', className)}
        data-invalid={error || over ? '' : undefined}
        onChange={handleChange}
      />
      {counted && (
        <CharacterCounter
          counterId={counterId}
          overId={overId}
          count={count}
          max={maxCharacters}
          texts={words}
        />
      )}
    </Field>
  );
});
