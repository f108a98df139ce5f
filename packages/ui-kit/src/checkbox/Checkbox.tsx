import clsx from 'clsx/lite';
import {
  type ChangeEvent,
  type ComponentProps,
  forwardRef,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { CheckboxGroupContext } from '../checkbox-group/CheckboxGroupContext';
import { FieldDescription } from '../internals/field/Field';
import { FieldError } from '../internals/field/FieldError';
import { useFieldIds } from '../internals/field/useFieldIds';
import { mergeRefs } from '../internals/mergeProps';
import { warnOfNamelessField } from '../internals/nameWarning';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import type { ChangeDetails } from '../internals/useControlled';
import { warnOnce, warnWithoutStyles } from '../internals/warnOnce';

/**
 * Why a checkbox changes.
 * @reason trigger-press A person ticks the box, or takes the tick away.
 */
export type CheckboxChange = ChangeDetails<'trigger-press'>;

/**
 * Props of `Checkbox`; the rest, `className` and `ref` go to the `<input>`. Its children are its label. In a
 * `CheckboxGroup` it needs a `value`, and the group has its `name` and says whether it is ticked.
 */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Help text below the label. */
  description?: ReactNode;
  /** What is wrong, and how to correct it. Marks the box invalid, and is announced. */
  error?: ReactNode;
  /** Whether it stands for several boxes of which some are ticked. @default false */
  indeterminate?: boolean;
  /**
   * Called when it is pressed, before it changes. `details.cancel()` leaves it as it is. For the browser's
   * own event there is `onChange`, which is called first.
   */
  onCheckedChange?: (checked: boolean, details: CheckboxChange) => void;
  /** Whether the change is being saved: others are refused, and focus stays. @default false */
  busy?: boolean;
}

/**
 * A single choice to accept. It is not checked in advance, unless the person has accepted before.
 * @attribute data-invalid It has an `error`.
 * @attribute data-busy A change is being saved.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    description,
    error,
    indeterminate = false,
    busy: ownBusy = false,
    id,
    onChange,
    onCheckedChange,
    children,
    className,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  const group = useContext(CheckboxGroupContext);
  if (process.env.NODE_ENV !== 'production' && group && rest.value === undefined)
    warnOnce(
      'A Checkbox in a CheckboxGroup has no value, so the group cannot tell it from others.',
    );
  const value = String(rest.value ?? 'on');
  const busy = ownBusy || Boolean(group?.busy);
  const box = useRef<HTMLInputElement>(null);
  const mergedRef = mergeRefs<HTMLInputElement>(warnOfNamelessField, mergeRefs(box, ref));
  const { controlId, descriptionId, errorId, describedBy } = useFieldIds({
    id,
    describedBy: rest['aria-describedby'],
    description,
    error,
  });

  // Only a script can set it, and the browser clears it at each press: so after every render.
  useClientLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    let cancelled = busy;
    const cancel = () => {
      cancelled = true;
    };
    if (busy) event.stopPropagation();
    else {
      onChange?.(event);
      onCheckedChange?.(input.checked, {
        reason: 'trigger-press',
        event: event.nativeEvent,
        cancel,
      });
      if (group && !cancelled && !group.choose(value, input.checked, event)) cancel();
    }
    if (!cancelled) return;
    // `disabled` would drop the focus: the change is taken back instead.
    input.checked = !input.checked;
    input.indeterminate = indeterminate;
  };

  return (
    <div className="ui-field ui-checkbox-field">
      <label className="ui-choice">
        <input
          {...rest}
          {...(group && { name: group.name, checked: group.chosen.includes(value) })}
          ref={mergedRef}
          type="checkbox"
          id={controlId}
          aria-disabled={busy || rest['aria-disabled']}
          aria-invalid={error || group?.invalid ? true : rest['aria-invalid']}
          aria-describedby={describedBy}
          onChange={handleChange}
          className={clsx('ui-choice-mark ui-checkbox', className)}
          data-invalid={error ? '' : undefined}
          data-busy={busy ? '' : undefined}
        />
        <span className="ui-choice-label">{children}</span>
      </label>
      <FieldDescription id={descriptionId}>{description}</FieldDescription>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
});
