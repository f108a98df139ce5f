import { type ComponentProps, forwardRef, type ReactNode, useContext, useRef } from 'react';
import { CheckboxGroupContext } from '../checkbox-group/CheckboxGroupContext';
import { Choice, FieldDescription, FieldError } from '../internals/field/Field';
import { fieldTexts } from '../internals/field/field.texts';
import { settleChange } from '../internals/field/settleChange';
import { useField } from '../internals/field/useField';
import { mergeRefs } from '../internals/mergeProps';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { warnOnce } from '../internals/warnOnce';

/**
 * Why a checkbox changes.
 * @reason trigger-press A person ticks the box, or takes the tick away.
 */
export type CheckboxChange = ChangeDetails<'trigger-press'>;

/**
 * Props of `Checkbox`; the rest, `className` and `ref` go to the `<input>`. Its children are its label. In a
 * `CheckboxGroup`, a box needs a `value`, and the group has the `name` and says which boxes are ticked.
 */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Help text below the label. */
  description?: ReactNode;
  /** What is wrong, and how to correct it. Marks the box invalid, and is announced. */
  error?: ReactNode;
  /** Whether the box stands for several boxes of which some are ticked. @default false */
  indeterminate?: boolean;
  /**
   * Called when the box is pressed, before it changes. `details.cancel()` leaves the box as it is. For the browser's own
   * event there is `onChange`, which is called first.
   */
  onCheckedChange?: (checked: boolean, details: CheckboxChange) => void;
  /** Whether the change is being saved: others are refused, and focus stays. @default false */
  busy?: boolean;
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
  if (process.env.NODE_ENV !== 'production' && group && props.value === undefined)
    warnOnce(
      'A Checkbox in a CheckboxGroup has no value, so the group cannot tell it from others.',
    );
  const value = String(props.value ?? 'on');
  const busy = Boolean(props.busy || group?.busy);
  const box = useRef<HTMLInputElement>(null);
  const { field, control, state } = useField(
    { ...props, busy },
    { className: 'ui-choice-mark ui-checkbox', texts: fieldTexts, ref: mergeRefs(box, ref) },
  );

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
          ...(group && { name: group.name, checked: group.chosen.includes(value) }),
          type: 'checkbox',
          'aria-invalid': group?.invalid || control['aria-invalid'],
          onChange: (event) => {
            const { checked } = event.currentTarget;
            const ask = () =>
              askFor(onCheckedChange, checked, 'trigger-press', event) &&
              (!group || group.choose(value, checked, event));
            if (!settleChange(event, { busy, onChange, ask })) showIndeterminate();
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
