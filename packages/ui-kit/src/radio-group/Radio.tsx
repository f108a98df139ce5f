import { isComposing } from '@forsikring/foundation/isComposing';
import { type ComponentProps, forwardRef, type KeyboardEvent, useContext } from 'react';
import { Choice } from '../internals/field/Field';
import { fieldTexts } from '../internals/field/field.texts';
import { settleChange } from '../internals/field/settleChange';
import { useField } from '../internals/field/useField';
import { warnOnce } from '../internals/warnOnce';
import { RadioGroupContext } from './RadioGroupContext';

/** Props of `Radio`; the rest, `className` and `ref` go to the `<input>`. */
export interface RadioProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'checked' | 'defaultChecked' | 'name'> {
  /** The value of the group when this radio is chosen. */
  value: string;
}

/**
 * One option of a `RadioGroup`. Its children are its label, and the whole row can be pressed.
 * `event.preventDefault()` in `onChange` leaves the choice as it was.
 * @attribute data-checked The radio button is chosen.
 * @attribute data-busy A change is being saved.
 */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(
  { value, children, onChange, onKeyDown, ...props },
  ref,
) {
  const { name, chosen, choose, busy, required, grouped } = useContext(RadioGroupContext);
  if (process.env.NODE_ENV !== 'production' && !grouped)
    warnOnce('A Radio is outside a RadioGroup, so it cannot be chosen.');
  const { control, state } = useField(
    { ...props, busy },
    { className: 'ui-choice-mark ui-radio', texts: fieldTexts, ref },
  );
  const checked = chosen === value;
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // An arrow key would move the focus to a radio that cannot be chosen.
    if (busy && event.key.startsWith('Arrow') && !isComposing(event.nativeEvent))
      event.preventDefault();
  };

  return (
    <Choice
      control={{
        ...control,
        ...{ type: 'radio', name, value, required, checked },
        onChange: (event) => {
          const ask = () => !event.defaultPrevented && choose(value, event);
          settleChange(event, { busy, onChange, ask });
        },
        onKeyDown: handleKeyDown,
      }}
      state={{ checked, busy: state.busy }}
    >
      {children}
    </Choice>
  );
});
