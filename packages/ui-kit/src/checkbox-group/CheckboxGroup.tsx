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
import { warnOfRegister } from '../internals/field/controllerWarning';
import { FieldSet } from '../internals/field/Field';
import { focusesControl } from '../internals/field/focusField';
import { useChoices } from '../internals/field/useChoices';
import { useField } from '../internals/field/useField';
import { useFormReset } from '../internals/field/useFormReset';
import { composeEventHandlers, mergeRefs } from '../internals/mergeProps';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';
import { useTexts } from '../texts/TextsProvider';
import { CheckboxGroupContext } from './CheckboxGroupContext';
import { type CheckboxGroupTexts, checkboxGroupTexts } from './checkboxGroup.texts';

/**
 * Details of a change in a group of checkboxes.
 * @reason item-press A person ticks a box, or takes the tick away.
 */
export type CheckboxGroupChange = ChangeDetails<'item-press', 'too-few' | 'too-many'>;

/**
 * Props of `CheckboxGroup`; the rest goes to the `<fieldset>`. `Value` is a union of the values of its boxes, from
 * `value` or from `CheckboxGroup<'epost' | 'sms'>`.
 */
export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue'> {
  /** The question above the boxes. */
  legend: ReactNode;
  /** A `HelpTooltip` beside the question. The help is no part of the group's name. */
  help?: ReactNode | undefined;
  /** Help text between the question and the boxes. */
  description?: ReactNode | undefined;
  /** What is wrong, and how to correct it. Marks the boxes invalid, and is announced. */
  error?: ReactNode | undefined;
  /** Marks the question as optional, after its legend. @default false */
  optional?: boolean | undefined;
  /** The name of each choice in the form's data. @default none: the data has no choices */
  name?: string | undefined;
  /** The least number of choices. With fewer, the browser refuses to submit the form, and the group has an error
   * when the focus has left it. @default 0
   */
  min?: number | undefined;
  /** The greatest number of choices. With more, the browser refuses the form, and the group has an error. @default all */
  max?: number | undefined;
  /** The values of the ticked boxes; `null` for none. Needs `onValueChange`. */
  value?: readonly Value[] | null | undefined;
  /** The values of the boxes that are ticked at first, and after a reset of the form. @default none */
  defaultValue?: readonly NoInfer<Value>[] | null | undefined;
  /**
   * Called with the values of the boxes that a person has ticked, the last one at the end.
   * `details.problem` says whether they are too few or too many, and `details.cancel()` leaves the boxes as they are.
   */
  onValueChange?: ((value: Value[], details: CheckboxGroupChange) => void) | undefined;
  /** Whether a change is being saved: others are refused, and the focus stays. @default false */
  busy?: boolean | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<CheckboxGroupTexts> | undefined;
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
    defaultValue,
    onValueChange,
    busy = false,
    children,
    ...props
  }: CheckboxGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  if (process.env.NODE_ENV !== 'production') {
    warnOfRegister('CheckboxGroup', { name, onValueChange, ...props });
    if (value && !Array.isArray(value))
      warnOnce('The `value` of a CheckboxGroup is an array. Another value counts as no choices.');
  }
  const words = useTexts(checkboxGroupTexts, props.texts);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  /** How many choices a person left: a group whose number code changes since counts as untouched. */
  const [leftWith, setLeftWith] = useState<number>();
  const given = value === undefined ? undefined : Array.isArray(value) ? value : [];
  const { choices, chosen, after, readAgain, count, ofControls } = useChoices(
    given,
    defaultValue ?? undefined,
  );
  useFormReset(fieldset, () => setLeftWith(undefined));

  const problemOf = (values: readonly string[]) =>
    count(values) < min ? 'too-few' : count(values) > max ? 'too-many' : undefined;
  const problem = problemOf(chosen);
  const tooFew = problem === 'too-few' && words.tooFew.replace('{count}', String(min));
  const tooMany = problem === 'too-many' && words.tooMany.replace('{count}', String(max));
  const error = props.error || tooMany || (leftWith === chosen.length && tooFew);
  const { field, control, state } = useField(
    { ...props, error },
    {
      className: 'ui-field ui-checkbox-group',
      texts: checkboxGroupTexts,
      ref: mergeRefs(mergeRefs(fieldset, focusesControl), ref),
    },
  );

  const noteLeaving = (event: FocusEvent<HTMLFieldSetElement>) => {
    const { relatedTarget, currentTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setLeftWith(chosen.length);
  };

  return (
    <FieldSet
      field={field}
      control={{
        ...control,
        // A group cannot be invalid: its boxes are.
        'aria-invalid': props['aria-invalid'],
        onBlur: composeEventHandlers(props.onBlur, noteLeaving),
        onChange: ofControls(props.onChange),
        // A box that was ticked without an event: the next try sends the form.
        onInvalidCapture: composeEventHandlers(props.onInvalidCapture, readAgain),
      }}
      state={{ ...state, busy }}
      choices="ui-checkbox-group-choices"
    >
      <CheckboxGroupContext.Provider
        value={{
          ...choices,
          name,
          form: props.form,
          choose: (event) => {
            const next = after(event) as Value[];
            const allowed = askFor(onValueChange, next, 'item-press', event, problemOf(next));
            if (allowed) {
              readAgain();
              if (leftWith !== undefined) setLeftWith(next.length);
            }
            return allowed;
          },
          busy,
          invalid: state.invalid,
          problem: tooFew || tooMany,
        }}
      >
        {children}
      </CheckboxGroupContext.Provider>
    </FieldSet>
  );
}) as <Value extends string = string>(props: CheckboxGroupProps<Value>) => ReactElement;
