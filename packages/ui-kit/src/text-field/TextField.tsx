import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Field } from '../internals/field/Field';
import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import { type FieldOwnProps, useField } from '../internals/field/useField';
import { useFormEvent } from '../internals/field/useFormReset';
import { useTextControl } from '../internals/field/useTextControl';
import { renderPart } from '../internals/renderElement';
import { warnOnce } from '../internals/warnOnce';
import { asEmail, cleanEmail } from './asEmail';

/**
 * Props of `TextField`; the rest, `className`, `style` and `ref` go to the `<input>`, not to the `<div>` with
 * its label around it. To place the whole field in a layout, put the field into an element of yours.
 */
export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  /**
   * Whether the label is not shown, and only read: where the same words are beside the field, such as in an
   * `EditableRow`. @default false
   */
  labelHidden?: boolean | undefined;
  /**
   * The kind of text: decides the keyboard of a phone. With `email`, invisible characters and the spaces around the address
   * are removed while it is typed or pasted. For a number, use `inputMode` instead: with `number`, browsers lose 1 234,50.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'number' | 'tel' | 'url' | 'search' | 'password' | undefined;
  /** A sign or unit before the text, such as '+47'. Read as part of the description. */
  prefix?: ReactNode | undefined;
  /** A unit after the text, such as 'kr'. Read as part of the description. */
  suffix?: ReactNode | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<FieldTexts> | undefined;
}

/**
 * One line of text. As wide as `--ui-field-width` (420 px) together with its prefix and suffix, and never wider than its
 * container; below 680 px, as wide as its container. Controlled by `value`, or left to the browser with `defaultValue`.
 * @attribute data-invalid The field has an `error`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { prefix, suffix, value, defaultValue, onChange, ...props },
  ref,
) {
  if (process.env.NODE_ENV !== 'production' && props.type === 'number')
    warnOnce(
      'A TextField with `type="number"` loses a number as people paste it, such as 1 234,50: browsers empty such a field.' +
        ' Use `inputMode="decimal"` or `inputMode="numeric"`, and read the text.',
    );
  const native = useTextControl(ref, { value, defaultValue, onChange });
  const { field, control, state } = useField(
    { ...props, ...native.text },
    { className: 'ui-field-control ui-text-field', texts: fieldTexts, ref: native.ref },
  );
  const [prefixId, suffixId] = [`${field.id}-prefix`, `${field.id}-suffix`];
  const isEmail = props.type === 'email' && !props.multiple;
  // Filled in without events.
  useFormEvent(native.control, 'submit', () => {
    if (isEmail && native.control.current) cleanEmail(native.control.current);
  });
  const describedBy = clsx(prefix && prefixId, suffix && suffixId, control['aria-describedby']);

  return (
    <Field field={field}>
      <div className="ui-text-field-line">
        {prefix && <Affix id={prefixId}>{prefix}</Affix>}
        {renderPart(
          'input',
          {
            ...{ type: 'text', ...(isEmail ? asEmail(control) : control) },
            'aria-describedby': describedBy || undefined,
          },
          {},
          state,
        )}
        {suffix && <Affix id={suffixId}>{suffix}</Affix>}
      </div>
    </Field>
  );
});

function Affix({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="ui-text-field-affix" id={id}>
      {children}
    </span>
  );
}
