import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import { type ComponentProps, forwardRef, type ReactNode, useContext } from 'react';
import { CheckboxGroupContext } from '../checkbox-group/CheckboxGroupContext';
import { Choice, FieldDescription, FieldError } from '../internals/field/Field';
import { fieldTexts } from '../internals/field/field.texts';
import { settleChange } from '../internals/field/settleChange';
import { useChoice } from '../internals/field/useChoices';
import { useField } from '../internals/field/useField';
import { useNativeControl } from '../internals/field/useNativeControl';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';

/**
 * Why a checkbox changes.
 * @reason trigger-press A person ticks the box, or takes the tick away.
 */
export type CheckboxChange = ChangeDetails<'trigger-press'>;

/**
 * Props of `Checkbox`; the rest, `className` and `ref` go to the `<input>`. Its children are its label. In a
 * `CheckboxGroup`, a box needs a `value`; the `name` of the group, if it has one, and its values count for all boxes.
 */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> {
  /** What a form sends for a ticked box. `true` and `false` count as `checked`, as React Hook Form has them. @default 'on' */
  value?: ComponentProps<'input'>['value'] | boolean | undefined;
  /** Help text below the label. */
  description?: ReactNode | undefined;
  /** What is wrong, and how to correct it. Marks the box invalid, and is announced. */
  error?: ReactNode | undefined;
  /** Whether the box stands for several boxes of which some are ticked. @default false */
  indeterminate?: boolean | undefined;
  /**
   * Called when the box is pressed, before it changes. `details.cancel()` leaves the box as it is. For the browser's own
   * event there is `onChange`, which is called first.
   */
  onCheckedChange?: ((checked: boolean, details: CheckboxChange) => void) | undefined;
  /** Whether the change is being saved: others are refused, and focus stays. @default false */
  busy?: boolean | undefined;
}

/**
 * A single choice to accept. Do not tick a box in advance, unless the person has accepted before.
 * @attribute data-invalid The box has an `error`.
 * @attribute data-busy A change is being saved.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { indeterminate = false, onChange, onCheckedChange, children, ...props },
  ref,
) {
  const group = useContext(CheckboxGroupContext);
  if (process.env.NODE_ENV !== 'production' && group) warnInGroup(props, group.name);
  const { checked: given, defaultChecked: initial, value: givenValue, ...rest } = props;
  const [ticked, ownValue] = typeof givenValue === 'boolean' ? [givenValue] : [given, givenValue];
  const value = String(ownValue ?? 'on');
  const busy = Boolean(props.busy || group?.busy);
  const checked = group ? group.given?.includes(value) : ticked;
  const defaultChecked = group?.initial?.includes(value) ?? initial ?? false;
  const {
    control: box,
    ref: mergedRef,
    noteEdit,
  } = useNativeControl(ref, checked, defaultChecked, { answered: group?.answered });
  useChoice(group, box, value, rest.disabled);
  const { field, control, state } = useField(
    { ...rest, busy },
    { className: 'ui-choice-mark ui-checkbox', texts: fieldTexts, ref: mergedRef },
  );

  const problem = group?.problem;
  useClientLayoutEffect(() => {
    const element = box.current;
    if (!problem || !element) return;
    // Every box, as every radio of a required group: a single one may be disabled, or go.
    element.setCustomValidity(problem);
    return () => element.setCustomValidity('');
  }, [problem]);

  // Only a script can set `indeterminate`, and the browser clears it at each press: so set it after every render.
  const showIndeterminate = () => {
    if (box.current) box.current.indeterminate = indeterminate;
  };
  useClientLayoutEffect(showIndeterminate);

  return (
    <div className="ui-field ui-checkbox-field">
      <Choice
        control={{
          ...control,
          // React 18 takes an undefined value for an empty one.
          ...(ownValue !== undefined && { value: ownValue }),
          name: group?.name ?? control.name,
          form: control.form ?? group?.form,
          defaultChecked: checked ?? defaultChecked,
          type: 'checkbox',
          'aria-invalid': group?.invalid || control['aria-invalid'],
          onChange: (event) => {
            const next = event.currentTarget.checked;
            const ask = () =>
              askFor(onCheckedChange, next, 'trigger-press', event) &&
              (!group || group.choose(event));
            if (settleChange(event, { busy, onChange, ask })) noteEdit();
            else showIndeterminate();
          },
        }}
        state={state}
      >
        {children}
      </Choice>
      <FieldDescription field={field} />
      <FieldError field={field} />
    </div>
  );
});

function warnInGroup({ value, name }: CheckboxProps, groupName: string | undefined) {
  if (value === undefined)
    warnOnce(
      'A Checkbox in a CheckboxGroup has no value, so the group cannot tell it from others.',
    );
  if (name && groupName && name !== groupName)
    warnOnce(
      `A Checkbox '${name}' is in a CheckboxGroup '${groupName}', whose name wins. Leave out one of the names.`,
    );
}
