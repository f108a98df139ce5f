import clsx from 'clsx/lite';
import {
  type ChangeEvent,
  type ComponentProps,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  useRef,
} from 'react';
import { Field, type FieldOwnProps } from '../internals/field/Field';
import { useFieldIds } from '../internals/field/useFieldIds';
import { useFormReset } from '../internals/field/useFormReset';
import { Icon } from '../internals/icon/Icon';
import { CHEVRON } from '../internals/icon/iconPaths';
import { mergeRefs } from '../internals/mergeProps';
import { warnOfNamelessField } from '../internals/nameWarning';
import { useClientLayoutEffect } from '../internals/useClientLayoutEffect';
import type { ChangeDetails } from '../internals/useControlled';
import { useTexts } from '../texts/TextsProvider';
import { type SelectTexts, selectTexts } from './select.texts';

/** What can be chosen in a `Select`. `null` is an option that says so: 'Ingen fast dag'. */
export type SelectValue = string | number | null;

/** One option of a `Select`. */
export interface SelectOption<Value extends SelectValue = SelectValue> {
  /** What `onValueChange` is given, as it is here. A form's data has it as text, and `null` as no text. */
  value: Value;
  /** What the list shows. */
  label: string;
  /** Whether it cannot be chosen. @default false */
  disabled?: boolean;
}

/** Options of a `Select` under a heading. */
export interface SelectGroup<Value extends SelectValue = SelectValue> {
  /** The heading in the list. */
  label: string;
  /** What can be chosen under it. */
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
  /** What can be chosen: options, or groups of them. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The value of the chosen option; `null` for none. Give it `onValueChange`. */
  value?: Value | null | undefined;
  /** The value of the option that is chosen at first, and after a reset of the form. @default none */
  defaultValue?: NoInfer<Value> | null | undefined;
  /** Called with the value that a person chose. `details.cancel()` leaves the choice as it is. */
  onValueChange?: ((value: Value, details: SelectChange) => void) | undefined;
  /** Whether a choice is being saved: other choices are refused, and the focus stays. @default false */
  busy?: boolean;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<SelectTexts>;
}

/**
 * One choice of many, on the browser's `<select>`. Until something is chosen it shows 'Velg', which cannot
 * be chosen again. Wide as `--ui-field-width` (420 px); under 680 px it fills its place.
 * @attribute data-invalid It has an `error`.
 * @attribute data-busy A change is being saved.
 */
export const Select = forwardRef(function Select<Value extends SelectValue>(
  {
    label,
    help,
    description,
    error,
    optional = false,
    options,
    value,
    defaultValue,
    onValueChange,
    onChange,
    busy = false,
    texts,
    id,
    className,
    ...rest
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLSelectElement>,
) {
  const words = useTexts(selectTexts, texts);
  const { describedBy, ...ids } = useFieldIds({
    id,
    describedBy: rest['aria-describedby'],
    description,
    error,
  });
  const all = options.flatMap((each) => ('options' in each ? each.options : each));
  // A value without an option would make the browser show another option.
  const textOf = (wanted: SelectValue | undefined) =>
    all.some((option) => option.value === wanted) ? asText(wanted) : '';

  const select = useRef<HTMLSelectElement>(null);
  const isControlled = value !== undefined;
  /** What is shown, for a change that is refused: the browser has changed it before it says so. */
  const shown = useRef('');
  useClientLayoutEffect(() => {
    if (!select.current) return;
    shown.current = select.current.value;
    // A reset of the form chooses what has `selected`. React sets it for a `defaultValue` alone.
    if (isControlled)
      for (const option of select.current.options)
        option.defaultSelected = option.value === shown.current;
  });
  useFormReset(select, () => {
    if (!isControlled) shown.current = textOf(defaultValue);
  });

  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const { currentTarget: element, nativeEvent } = event;
    let cancelled = busy;
    const cancel = () => {
      cancelled = true;
    };
    if (busy) event.stopPropagation();
    else {
      onChange?.(event);
      const chosen = all.find((option) => asText(option.value) === element.value);
      if (chosen)
        onValueChange?.(chosen.value, { reason: 'item-press', event: nativeEvent, cancel });
    }
    if (cancelled) element.value = shown.current;
    else shown.current = element.value;
  };

  return (
    <Field
      {...ids}
      label={label}
      help={help}
      description={description}
      error={error}
      optionalText={optional && words.optional}
    >
      <div className="ui-select-line">
        <select
          {...rest}
          ref={mergeRefs<HTMLSelectElement>(
            warnOfNamelessField,
            mergeRefs<HTMLSelectElement>(select, ref),
          )}
          id={ids.controlId}
          {...(isControlled
            ? { value: textOf(value) }
            : { defaultValue: textOf(defaultValue ?? null) })}
          aria-disabled={busy || rest['aria-disabled']}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy}
          onChange={handleChange}
          className={clsx('ui-field-control ui-select', className)}
          data-invalid={error ? '' : undefined}
          data-busy={busy ? '' : undefined}
        >
          {!all.some((option) => option.value === null) && (
            <option value="" disabled>
              {words.placeholder}
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
        </select>
        <Icon path={CHEVRON} className="ui-select-arrow" />
      </div>
    </Field>
  );
}) as <const Value extends SelectValue = SelectValue>(props: SelectProps<Value>) => ReactElement;

/** What stands for a value in the element, and in the form's data. */
const asText = (value: SelectValue | undefined) => String(value ?? '');

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={asText(value)} value={asText(value)} disabled={disabled}>
    {label}
  </option>
);
