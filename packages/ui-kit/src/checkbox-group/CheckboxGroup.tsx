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
import { FieldSet } from '../internals/field/Field';
import { useField } from '../internals/field/useField';
import { useFormValue } from '../internals/field/useFormValue';
import { composeEventHandlers, mergeRefs } from '../internals/mergeProps';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import type { ChangeDetails } from '../internals/useControlled';
import { useTexts } from '../texts/TextsProvider';
import { CheckboxGroupContext } from './CheckboxGroupContext';
import { type CheckboxGroupTexts, checkboxGroupTexts } from './checkboxGroup.texts';

/**
 * Details of a change in a group of checkboxes.
 * @reason item-press A person ticks a box, or takes the tick away.
 */
export type CheckboxGroupChange = ChangeDetails<'item-press'>;

/**
 * Props of `CheckboxGroup`; the rest goes to the `<fieldset>`. `Value` is a union of the values of its boxes, from
 * `value` or from `CheckboxGroup<'epost' | 'sms'>`.
 */
export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  /** The question above the boxes. */
  legend: ReactNode;
  /** A `HelpTooltip` beside the question. The help is no part of the group's name. */
  help?: ReactNode;
  /** Help text between the question and the boxes. */
  description?: ReactNode;
  /** What is wrong, and how to correct it. Marks the boxes invalid, and is announced. */
  error?: ReactNode;
  /** Marks the question as optional, after its legend. @default false */
  optional?: boolean;
  /** The name of each choice in the form's data. @default none: the data has no choices */
  name?: string;
  /** The least number of choices. With fewer, the browser refuses to submit the form, and the group has an error
   * when the focus has left it. @default 0
   */
  min?: number;
  /** The greatest number of choices. With more, the browser refuses the form, and the group has an error. @default all */
  max?: number;
  /** The values of the ticked boxes. Needs `onValueChange`. */
  value?: readonly Value[] | undefined;
  /** The values of the boxes that are ticked at first, and after a reset of the form. @default none */
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /**
   * Called with the values of the boxes that a person has ticked, the last one at the end.
   * `details.cancel()` leaves the boxes as they are.
   */
  onValueChange?: ((value: Value[], details: CheckboxGroupChange) => void) | undefined;
  /** Whether a change is being saved: others are refused, and the focus stays. @default false */
  busy?: boolean;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<CheckboxGroupTexts>;
}

/**
 * A question with several options, of which any number can be chosen. Its children are `Checkbox`es with a
 * `value`. The group shows your `error`, or an error of its own about `min` and `max`.
 * @attribute data-invalid The group has an error.
 * @attribute data-busy A change is being saved.
 */
export const CheckboxGroup = forwardRef(function CheckboxGroup<Value extends string>(
  {
    name,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    value,
    defaultValue = [],
    onValueChange,
    busy = false,
    children,
    ...props
  }: CheckboxGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const words = useTexts(checkboxGroupTexts, props.texts);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [left, setLeft] = useState(false);
  const [chosen, change] = useFormValue<readonly string[], 'item-press'>(
    fieldset,
    value,
    defaultValue,
    (next, details) => onValueChange?.(next as Value[], details),
    () => setLeft(false),
  );

  const tooFew = chosen.length < min && words.tooFew.replace('{count}', String(min));
  const tooMany = chosen.length > max && words.tooMany.replace('{count}', String(max));
  useClientLayoutEffect(() => {
    const [first] = fieldset.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [];
    first?.setCustomValidity(tooFew || tooMany || '');
  }, [tooFew, tooMany]);
  const error = props.error || tooMany || (left && tooFew);
  const { field, control, state } = useField(
    { ...props, error },
    {
      className: 'ui-field ui-checkbox-group',
      texts: checkboxGroupTexts,
      ref: mergeRefs(fieldset, ref),
    },
  );

  const noteLeaving = (event: FocusEvent<HTMLFieldSetElement>) => {
    // A press on the label of a box takes the focus away before it comes back.
    const { relatedTarget, currentTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true));
  };

  return (
    <FieldSet
      field={field}
      control={{
        ...control,
        // A group cannot be invalid: its boxes are.
        'aria-invalid': props['aria-invalid'],
        onBlur: composeEventHandlers(props.onBlur, noteLeaving),
      }}
      state={{ ...state, busy }}
      choices="ui-checkbox-group-choices"
    >
      <CheckboxGroupContext.Provider
        value={{
          name,
          chosen,
          choose: (box, checked, event) => {
            const others = chosen.filter((each) => each !== box);
            return change(checked ? [...others, box] : others, 'item-press', event);
          },
          busy,
          invalid: state.invalid,
        }}
      >
        {children}
      </CheckboxGroupContext.Provider>
    </FieldSet>
  );
}) as <Value extends string = string>(props: CheckboxGroupProps<Value>) => ReactElement;
