import { isComposing } from '@forsikring/foundation/isComposing';
import { type ComponentProps, forwardRef, type KeyboardEvent, useContext } from 'react';
import { Choice } from '../internals/field/Field';
import { fieldTexts } from '../internals/field/field.texts';
import { settleChange } from '../internals/field/settleChange';
import { useChoice } from '../internals/field/useChoices';
import { useField } from '../internals/field/useField';
import { useNativeControl } from '../internals/field/useNativeControl';
import { warnOnce } from '../internals/warnOnce';
import { RadioGroupContext } from './RadioGroupContext';

/** Props of `Radio`; the rest, `className` and `ref` go to the `<input>`. */
export interface RadioProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'checked' | 'defaultChecked'> {
  /** The value of the group when this radio is chosen. */
  value: string;
  /** Only for `register` of React Hook Form: the group has no `name` then. @default the name of the group */
  name?: string | undefined;
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
  const group = useContext(RadioGroupContext);
  if (process.env.NODE_ENV !== 'production') warnOfPlace(props.name, group);
  const { given, initial, busy = false, chosen } = group ?? {};
  const checked = group ? given?.includes(value) : false;
  const defaultChecked = initial?.includes(value) ?? false;
  const { control: radio, ref: mergedRef } = useNativeControl(ref, checked, defaultChecked, {
    answered: group?.answered,
  });
  useChoice(group, radio, value, props.disabled);
  const { control, state } = useField(
    { ...props, busy },
    { className: 'ui-choice-mark ui-radio', texts: fieldTexts, ref: mergedRef },
  );
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
        type: 'radio',
        value,
        name: group?.name ?? control.name ?? group?.ownName,
        form: control.form ?? group?.form,
        required: group?.required || control.required,
        defaultChecked: checked ?? defaultChecked,
        onChange: (event) => {
          const ask = () => !event.defaultPrevented && Boolean(group?.choose(value, event));
          if (!settleChange(event, { busy, onChange, ask })) group?.showAgain();
        },
        onKeyDown: handleKeyDown,
      }}
      state={{ checked: chosen === value, busy: state.busy }}
    >
      {children}
    </Choice>
  );
});

function warnOfPlace(name: string | undefined, group: { name: string | undefined } | null) {
  if (!group) warnOnce('A Radio is outside a RadioGroup, so it cannot be chosen.');
  else if (name && group.name && name !== group.name)
    warnOnce(
      `A Radio '${name}' is in a RadioGroup '${group.name}', whose name wins. Leave out one of the names.`,
    );
}
