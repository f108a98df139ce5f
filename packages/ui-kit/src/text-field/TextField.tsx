import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { Field, type FieldOwnProps } from '../internals/field/Field';
import { type FieldTexts, fieldTexts } from '../internals/field/field.texts';
import { useFieldIds } from '../internals/field/useFieldIds';
import { mergeRefs } from '../internals/mergeProps';
import { warnOfNamelessField } from '../internals/nameWarning';
import { useTexts } from '../texts/TextsProvider';

/**
 * Props of `TextField`; the rest, `className`, `style` and `ref` go to the `<input>`, not to the `<div>` with
 * its label around it. For the place of the whole field in a layout, put it into an element of yours.
 */
export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  /**
   * Whether the label is not shown, and only read: where the same words are beside the field, such as in an
   * `EditableRow`. @default false
   */
  labelHidden?: boolean;
  /** Which text is typed: decides the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'number' | 'tel' | 'url' | 'search' | 'password';
  /** A sign or unit before the text, such as '+47'. Read as part of the description. */
  prefix?: ReactNode;
  /** A unit after the text, such as 'kr'. Read as part of the description. */
  suffix?: ReactNode;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<FieldTexts>;
}

/**
 * One line of text. Wide as `--ui-field-width` (420 px) together with its prefix and suffix, and never wider
 * than its place; under 680 px it fills it. Controlled by `value`, or left to the browser with `defaultValue`.
 * @attribute data-invalid It has an `error`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelHidden = false,
    help,
    description,
    error,
    optional = false,
    prefix,
    suffix,
    texts,
    id,
    className,
    ...rest
  },
  ref,
) {
  const words = useTexts(fieldTexts, texts);
  const { describedBy, ...ids } = useFieldIds({
    id,
    describedBy: rest['aria-describedby'],
    description,
    error,
  });
  const prefixId = `${ids.controlId}-prefix`;
  const suffixId = `${ids.controlId}-suffix`;

  return (
    <Field
      {...ids}
      label={label}
      labelHidden={labelHidden}
      help={help}
      description={description}
      error={error}
      optionalText={optional && words.optional}
    >
      <div className="ui-text-field-line">
        {prefix && <Affix id={prefixId}>{prefix}</Affix>}
        <input
          type="text"
          {...rest}
          ref={
            process.env.NODE_ENV === 'production'
              ? ref
              : mergeRefs<HTMLInputElement>(warnOfNamelessField, ref)
          }
          id={ids.controlId}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={clsx(prefix && prefixId, suffix && suffixId, describedBy) || undefined}
          className={clsx('ui-field-control ui-text-field', className)}
          data-invalid={error ? '' : undefined}
        />
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
