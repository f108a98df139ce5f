import clsx from 'clsx/lite';
import { type AriaAttributes, type ReactNode, type Ref, useId } from 'react';
import { type TextsOf, useTexts } from '../../texts/TextsProvider';
import { mergeRefs } from '../mergeProps';
import { warnOfNamelessField } from '../nameWarning';
import type { FieldTexts } from './field.texts';

/** The texts that describe a field: the same for all fields that are typed in. */
export interface FieldOwnProps {
  /** The label: what is asked for. Always in sight, because a placeholder is no label. */
  label: ReactNode;
  /** A `HelpTooltip` beside the label. The help is no part of the field's name. */
  help?: ReactNode | undefined;
  /** Help that stands between the label and the field. */
  description?: ReactNode | undefined;
  /** What is wrong, and how to correct it. Marks the field invalid, and is announced. */
  error?: ReactNode | undefined;
  /** Marks a field that may be left empty, after its label. @default false */
  optional?: boolean | undefined;
}

/** The props that are about the field; the others are the control's own. */
interface AnyFieldProps extends Partial<FieldOwnProps> {
  labelHidden?: boolean | undefined;
  legend?: ReactNode | undefined;
  busy?: boolean | undefined;
  texts?: object | undefined;
  id?: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'] | undefined;
  'aria-disabled'?: AriaAttributes['aria-disabled'] | undefined;
}

interface FieldOptions<Texts extends FieldTexts, Element> {
  /** The classes of the control. */
  className: string;
  texts: TextsOf<Texts>;
  ref: Ref<Element> | undefined;
  /** Whether the control is invalid without an `error`. */
  invalid?: boolean | undefined;
}

/** The texts around a control, for `Field` and `FieldSet`. */
export interface FieldTextsShown extends Omit<FieldOwnProps, 'optional'> {
  labelHidden?: boolean | undefined;
  /** The id of the control, which the ids of its descriptions start with. */
  id: string;
  /** The word for a field that may be left empty; none for others. */
  optionalText: string | false;
}

/**
 * Ties a control to its label, its help and its error: takes them out of the props of a part, and returns what `Field`
 * shows, and the props and the state of the control. No attribute refers to a text that is missing.
 */
export function useField<Props extends AnyFieldProps, Texts extends FieldTexts, Element>(
  props: Props,
  { className: own, texts: allTexts, ref, invalid: isInvalid }: FieldOptions<Texts, Element>,
) {
  const {
    legend,
    label = legend,
    labelHidden,
    help,
    description,
    error,
    optional = false,
    busy = false,
    texts: ownTexts,
    id: givenId,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = useTexts(allTexts, ownTexts as Partial<Texts>);
  const invalid = Boolean(error || isInvalid);
  const field: FieldTextsShown = {
    ...{ label, labelHidden, help, description, error, id },
    optionalText: optional && texts.optional,
  };
  const control = {
    ...rest,
    id,
    ref: mergeRefs(warnOfNamelessField as Ref<Element>, ref),
    className: clsx(own, className),
    'aria-disabled': busy || rest['aria-disabled'],
    'aria-invalid': invalid || rest['aria-invalid'],
    'aria-describedby':
      clsx(rest['aria-describedby'], description && descriptionId(id), error && errorId(id)) ||
      undefined,
  };
  return { field, control, state: { invalid, busy }, texts };
}

export const descriptionId = (id: string) => `${id}-description`;
export const errorId = (id: string) => `${id}-error`;
