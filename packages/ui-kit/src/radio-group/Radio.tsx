import clsx from 'clsx/lite';
import {
  type ChangeEvent,
  type ComponentProps,
  forwardRef,
  type KeyboardEvent,
  useContext,
} from 'react';
import { mergeRefs } from '../internals/mergeProps';
import { warnOfNamelessField } from '../internals/nameWarning';
import { warnOnce, warnWithoutStyles } from '../internals/warnOnce';
import { RadioGroupContext } from './RadioGroupContext';

/** Props of `Radio`; the rest, `className` and `ref` go to the `<input>`. */
export interface RadioProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'checked' | 'defaultChecked' | 'name'> {
  /** What the group's value is when this radio is chosen. */
  value: string;
}

/**
 * One option of a `RadioGroup`. Its children are its label, and the whole row can be pressed.
 * `event.preventDefault()` in `onChange` leaves the choice as it was.
 * @attribute data-checked It is chosen.
 * @attribute data-busy A change is being saved.
 */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { value, children, className, onChange, onKeyDown, ...rest },
  ref,
) {
  const { name, chosen, choose, busy, required, grouped } = useContext(RadioGroupContext);
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  if (process.env.NODE_ENV !== 'production' && !grouped)
    warnOnce('A Radio is outside a RadioGroup, so it cannot be chosen.');

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // `disabled` would drop the focus: the change is not taken over instead.
    if (busy) return event.stopPropagation();
    onChange?.(event);
    if (!event.defaultPrevented) choose(value, event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // An arrow would move the focus to a radio that cannot be chosen.
    if (busy && event.key.startsWith('Arrow')) event.preventDefault();
  };

  return (
    <label className="ui-choice">
      <input
        {...rest}
        ref={
          process.env.NODE_ENV === 'production'
            ? ref
            : mergeRefs<HTMLInputElement>(warnOfNamelessField, ref)
        }
        type="radio"
        name={name}
        value={value}
        required={required}
        checked={chosen === value}
        aria-disabled={busy || rest['aria-disabled']}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        className={clsx('ui-choice-mark ui-radio', className)}
        data-checked={chosen === value ? '' : undefined}
        data-busy={busy ? '' : undefined}
      />
      <span className="ui-choice-label">{children}</span>
    </label>
  );
});
