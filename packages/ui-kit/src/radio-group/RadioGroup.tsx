import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import {
  type ComponentProps,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
  useReducer,
} from 'react';
import { warnOfRegister } from '../internals/field/controllerWarning';
import { FieldSet } from '../internals/field/Field';
import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import { focusesControl } from '../internals/field/focusField';
import { useChoices } from '../internals/field/useChoices';
import { useField } from '../internals/field/useField';
import { mergeRefs } from '../internals/mergeProps';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { RadioGroupContext } from './RadioGroupContext';

/**
 * Details of a choice in a radio group.
 * @reason item-press A person chooses a radio button.
 */
export type RadioGroupChange = ChangeDetails<'item-press'>;

/**
 * Props of `RadioGroup`; the rest goes to the `<fieldset>`. `Value` is a union of the values of its radios, from `value`
 * or from `RadioGroup<'ja' | 'nei'>`.
 */
export interface RadioGroupProps<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'role' | 'defaultValue'> {
  /** The question above the options. */
  legend: ReactNode;
  /** A `HelpTooltip` beside the question. The help is no part of the group's name. */
  help?: ReactNode | undefined;
  /** Help text between the question and the options. */
  description?: ReactNode | undefined;
  /** What is wrong, and how to correct it. Marks the group invalid, and is announced. */
  error?: ReactNode | undefined;
  /** Marks the question as optional, after its legend. @default false */
  optional?: boolean | undefined;
  /** Whether the browser refuses to submit the form without a choice. @default false */
  required?: boolean | undefined;
  /** The name of the choice in the form's data. @default a generated name */
  name?: string | undefined;
  /** The value of the chosen radio; `null` for none. Needs `onValueChange`. */
  value?: Value | null | undefined;
  /** The value of the radio that is chosen at first, and after a reset of the form. @default none */
  defaultValue?: NoInfer<Value> | null | undefined;
  /** Called with the value of the radio that a person chose. `details.cancel()` leaves the choice as it is. */
  onValueChange?: ((value: Value, details: RadioGroupChange) => void) | undefined;
  /** Whether a choice is being saved: other choices are refused, and the focus stays. @default false */
  busy?: boolean | undefined;
  /** `horizontal` suits two or three short options. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<FieldTexts> | undefined;
}

/**
 * A question with a few options, of which one can be chosen (APG radio group, with native radios).
 * @attribute data-orientation Always: `vertical` or `horizontal`.
 * @attribute data-invalid The group has an `error`.
 * @attribute data-busy A change is being saved.
 */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  {
    required = false,
    name,
    value,
    defaultValue,
    onValueChange,
    busy = false,
    orientation = 'vertical',
    children,
    ...props
  }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  if (process.env.NODE_ENV !== 'production' && value === undefined)
    warnOfRegister('RadioGroup', { name, onValueChange, ...props }, ', or register each `Radio`');
  const ownName = useId();
  const { field, control, state } = useField(props, {
    className: 'ui-field ui-radio-group',
    texts: fieldTexts,
    ref: mergeRefs(focusesControl, ref),
  });
  const listOf = (one: string | null | undefined) =>
    one === undefined ? one : one === null ? [] : [one];
  const { choices, chosen, readAgain, ofControls } = useChoices(
    listOf(value),
    listOf(defaultValue),
  );

  const [edits, noteEdit] = useReducer((count: number) => count + 1, 0);
  // After a choice, which the page may refuse or change.
  useClientLayoutEffect(() => {
    if (edits) choices.showAgain();
  }, [edits]);

  return (
    <FieldSet
      field={field}
      // HTML allows this role, and unlike a group it can be invalid and required.
      control={{
        ...control,
        role: 'radiogroup',
        'aria-required': required || undefined,
        onChange: ofControls(props.onChange),
      }}
      state={{ ...state, orientation, busy }}
      choices="ui-radio-group-choices"
    >
      <RadioGroupContext.Provider
        value={{
          ...choices,
          name,
          ownName,
          form: props.form,
          chosen: chosen[0],
          choose: (next, event) => {
            const allowed = askFor(onValueChange, next as Value, 'item-press', event);
            if (allowed) {
              readAgain();
              noteEdit();
            }
            return allowed;
          },
          busy,
          required,
        }}
      >
        {children}
      </RadioGroupContext.Provider>
    </FieldSet>
  );
}) as <Value extends string = string>(props: RadioGroupProps<Value>) => ReactElement;
