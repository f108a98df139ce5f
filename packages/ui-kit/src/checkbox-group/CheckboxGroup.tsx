import clsx from 'clsx/lite';
import {
  type ComponentProps,
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { afterPress } from '../internals/field/afterPress';
import { FieldDescription, FieldHelp, OptionalMark } from '../internals/field/Field';
import { FieldError } from '../internals/field/FieldError';
import { useFieldIds } from '../internals/field/useFieldIds';
import { useFormReset } from '../internals/field/useFormReset';
import { mergeRefs } from '../internals/mergeProps';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useTexts } from '../texts/TextsProvider';
import { CheckboxGroupContext } from './CheckboxGroupContext';
import { type CheckboxGroupTexts, checkboxGroupTexts } from './checkboxGroup.texts';

/**
 * Details of a change in a group of checkboxes.
 * @reason item-press A person ticks a box, or takes the tick away.
 */
export type CheckboxGroupChange = ChangeDetails<'item-press'>;

/**
 * Props of `CheckboxGroup`; the rest goes to the `<fieldset>`. `Value` is a union of the values of its
 * boxes: that of `value`, or of `CheckboxGroup<'epost' | 'sms'>`.
 */
export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  /** The question above the boxes. */
  legend: ReactNode;
  /** A `HelpTooltip` beside the question. It is no part of the group's name. */
  help?: ReactNode;
  /** Help text between the question and the boxes. */
  description?: ReactNode;
  /** What is wrong, and how to correct it. Marks the boxes invalid, and is announced. */
  error?: ReactNode;
  /** Marks the question as optional, after its legend. @default false */
  optional?: boolean;
  /** The name of each choice in the form's data. @default none: the data has no choices */
  name?: string;
  /**
   * How many must be chosen. With fewer, the browser refuses to submit the form, and the group has an error
   * when the focus has left it. @default 0
   */
  min?: number;
  /** How many may be chosen. With more, the browser refuses the form, and the group has an error. @default all */
  max?: number;
  /** The values of the ticked boxes. Give it `onValueChange`. */
  value?: readonly Value[] | undefined;
  /** The values of the boxes that are ticked at first, and after a reset of the form. @default none */
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /**
   * Called with the values of the boxes that a person has ticked, the last one at the end.
   * `details.cancel()` leaves them as they are.
   */
  onValueChange?: ((value: Value[], details: CheckboxGroupChange) => void) | undefined;
  /** Whether a change is being saved: others are refused, and the focus stays. @default false */
  busy?: boolean;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<CheckboxGroupTexts>;
}

/**
 * A question with several options, of which any number can be chosen. Its children are `Checkbox`es with a
 * `value`. It has an `error` of yours, or one of its own about `min` and `max`.
 * @attribute data-invalid It has an error.
 * @attribute data-busy A change is being saved.
 */
export const CheckboxGroup = forwardRef(function CheckboxGroup<Value extends string>(
  {
    legend,
    help,
    description,
    error,
    optional = false,
    name,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    value,
    defaultValue = [],
    onValueChange,
    busy = false,
    texts,
    id,
    onBlur,
    children,
    className,
    ...rest
  }: CheckboxGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const words = useTexts(checkboxGroupTexts, texts);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [left, setLeft] = useState(false);
  const [chosen, change, setChosen] = useControlled<readonly string[], 'item-press'>(
    value,
    defaultValue,
    (next, details) => onValueChange?.(next as Value[], details),
  );
  useFormReset(fieldset, () => {
    setChosen(defaultValue);
    setLeft(false);
  });

  const tooFew = chosen.length < min && words.tooFew.replace('{count}', String(min));
  const tooMany = chosen.length > max && words.tooMany.replace('{count}', String(max));
  useClientLayoutEffect(() => {
    const [first] = fieldset.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [];
    first?.setCustomValidity(tooFew || tooMany || '');
  }, [tooFew, tooMany]);
  const problem = error || tooMany || (left && tooFew);

  const { descriptionId, errorId, describedBy } = useFieldIds({
    id,
    describedBy: rest['aria-describedby'],
    description,
    error: problem,
  });

  const handleBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    onBlur?.(event);
    // A press on the label of a box takes the focus away before it comes back.
    const { relatedTarget, currentTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true));
  };

  return (
    <fieldset
      {...rest}
      ref={mergeRefs(fieldset, ref)}
      id={id}
      aria-describedby={describedBy}
      onBlur={handleBlur}
      className={clsx('ui-field ui-checkbox-group', className)}
      data-invalid={problem ? '' : undefined}
      data-busy={busy ? '' : undefined}
    >
      <legend className="ui-field-label">
        {legend}
        <OptionalMark text={optional && words.optional} />
      </legend>
      <FieldHelp>{help}</FieldHelp>
      <FieldDescription id={descriptionId}>{description}</FieldDescription>
      <div className="ui-checkbox-group-choices">
        <CheckboxGroupContext.Provider
          value={{
            name,
            chosen,
            choose: (box, checked, event) => {
              const others = chosen.filter((each) => each !== box);
              return change(checked ? [...others, box] : others, 'item-press', event);
            },
            busy,
            invalid: Boolean(problem),
          }}
        >
          {children}
        </CheckboxGroupContext.Provider>
      </div>
      <FieldError id={errorId}>{problem}</FieldError>
    </fieldset>
  );
}) as <Value extends string = string>(props: CheckboxGroupProps<Value>) => ReactElement;
