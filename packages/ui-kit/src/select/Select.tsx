import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import {
  type ComponentProps,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useEffect,
  useInsertionEffect,
  useRef,
} from 'react';
import { warnOfRegister } from '../internals/field/controllerWarning';
import { Field } from '../internals/field/Field';
import { settleChange } from '../internals/field/settleChange';
import { type FieldOwnProps, useField } from '../internals/field/useField';
import { useNativeControl } from '../internals/field/useNativeControl';
import { watchWrites } from '../internals/field/watchWrites';
import { Icon } from '../internals/icon/Icon';
import { CHEVRON } from '../internals/icon/iconPaths';
import { renderPart } from '../internals/renderElement';
import { askFor, type ChangeDetails } from '../internals/useControlled';
import { type SelectTexts, selectTexts } from './select.texts';

/** The values that a `Select` can have. An option with the value `null` means "none", for example 'Ingen fast dag'. */
export type SelectValue = string | number | null;

/** One option of a `Select`. */
export interface SelectOption<Value extends SelectValue = SelectValue> {
  /**
   * The value that `onValueChange` receives, unchanged. The data of a form has the value as text, and `null` as an empty
   * text.
   */
  value: Value;
  /** The text in the list. */
  label: string;
  /** Whether the option cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** Options of a `Select` under a heading. */
export interface SelectGroup<Value extends SelectValue = SelectValue> {
  /** The heading in the list. */
  label: string;
  /** The options under the heading. */
  options: readonly SelectOption<Value>[];
}

/**
 * Why a select changes.
 * @reason item-press A person chooses an option.
 */
export type SelectChange = ChangeDetails<'item-press'>;

/**
 * Props of `Select`; the rest, `className`, `style` and `ref` go to the `<select>`. `Value` is a union of
 * the values of its options.
 */
export interface SelectProps<Value extends SelectValue = SelectValue>
  extends FieldOwnProps,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'> {
  /** The options, or groups of options. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The value of the chosen option; `null` for none. Needs `onValueChange`. */
  value?: Value | null | undefined;
  /** The value of the option that is chosen at first, and after a reset of the form. @default none */
  defaultValue?: NoInfer<Value> | null | undefined;
  /** Called with the value that a person chose. `details.cancel()` leaves the choice as it is. */
  onValueChange?: ((value: Value, details: SelectChange) => void) | undefined;
  /** Whether a choice is being saved: other choices are refused, and the focus stays. @default false */
  busy?: boolean | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<SelectTexts> | undefined;
}

/**
 * One choice of many, on the browser's `<select>`. Until something is chosen, the select shows 'Velg', which cannot be
 * chosen again. As wide as `--ui-field-width` (420 px); below 680 px, as wide as its container.
 * @attribute data-invalid The select has an `error`.
 * @attribute data-busy A change is being saved.
 */
export const Select = forwardRef(function Select<Value extends SelectValue>(
  { options, value, defaultValue, onValueChange, onChange, ...props }: SelectProps<Value>,
  ref: ForwardedRef<HTMLSelectElement>,
) {
  const all = options.flatMap((each) => ('options' in each ? each.options : each));
  if (process.env.NODE_ENV !== 'production' && all.some((each) => typeof each.value !== 'string'))
    warnOfRegister(
      'Select',
      { ...props, onChange, onValueChange },
      ', or texts as the values of the options',
    );
  // A value without an option would make the browser show another option.
  const textOf = (wanted: SelectValue | undefined) =>
    all.some((option) => textFor(option.value) === textFor(wanted)) ? textFor(wanted) : '';
  const isControlled = value !== undefined;
  const initial = textOf(isControlled ? value : defaultValue);

  const {
    control: select,
    ref: mergedRef,
    answered,
    noteEdit,
  } = useNativeControl(ref, isControlled ? initial : undefined, initial);
  const { field, control, state, texts } = useField(props, {
    className: 'ui-field-control ui-select',
    texts: selectTexts,
    ref: mergedRef,
  });

  /**
   * The value that was shown before a change. A refused change brings it back, because the browser has shown the new
   * value.
   */
  const shown = useRef('');
  const shownOption = useRef<HTMLOptionElement>(undefined);
  const lastInitial = useRef(initial);
  const element = useRef<HTMLSelectElement | null>(null);
  const showAgain = () => {
    if (!element.current) return;
    const { value: now, options } = element.current;
    // The value is the default again, though nobody chose: a reset, which no effect hears of in a hidden `Activity`.
    const isReset = !answered.current || now !== shown.current;
    const follows = isReset && now === lastInitial.current;
    // A reset chooses the options with `selected`, which React sets for the first default alone.
    for (const option of options) option.defaultSelected = option.value === initial;
    // React removes and adds options.
    const isKept = initial === lastInitial.current && shownOption.current?.isConnected;
    shown.current = (isControlled ? !isKept : follows) ? initial : now;
    if (element.current.value !== shown.current) element.current.value = shown.current;
    shownOption.current = options[options.selectedIndex];
    lastInitial.current = initial;
  };
  // The only effect in a hidden `Activity`, where React has no ref either.
  useInsertionEffect(showAgain);
  useClientLayoutEffect(() => {
    element.current = select.current;
    showAgain();
  });
  useEffect(() => {
    const written = select.current;
    return written
      ? watchWrites(written, 'value', () => {
          shown.current = written.value;
        })
      : undefined;
  }, [select]);

  return (
    <Field field={field}>
      <div className="ui-select-line">
        {renderPart(
          'select',
          control,
          {
            defaultValue: initial,
            onChange: (event) => {
              const { currentTarget } = event;
              const chosen = all.find((option) => textFor(option.value) === currentTarget.value);
              const ask = () => !chosen || askFor(onValueChange, chosen.value, 'item-press', event);
              settleChange(event, { busy: state.busy, onChange, ask, shown: shown.current });
              noteEdit();
              shown.current = currentTarget.value;
            },
            children: (
              <>
                {!all.some((option) => option.value === null) && (
                  <option value="" disabled>
                    {texts.placeholder}
                  </option>
                )}
                {options.map((each) =>
                  'options' in each ? (
                    <optgroup key={`group ${each.label}`} label={each.label}>
                      {each.options.map(renderOption)}
                    </optgroup>
                  ) : (
                    renderOption(each)
                  ),
                )}
              </>
            ),
          },
          state,
        )}
        <Icon path={CHEVRON} className="ui-select-arrow" />
      </div>
    </Field>
  );
}) as <const Value extends SelectValue = SelectValue>(props: SelectProps<Value>) => ReactElement;

/** The text for a value in the element, and in the form's data. */
const textFor = (value: SelectValue | undefined) => String(value ?? '');

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={textFor(value)} value={textFor(value)} disabled={disabled}>
    {label}
  </option>
);
