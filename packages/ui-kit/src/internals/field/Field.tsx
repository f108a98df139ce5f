import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import clsx from 'clsx/lite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ownElement } from '../ownElement';
import { renderPart } from '../renderElement';
import { StatusIcon } from '../status/StatusIcon';
import { afterPress } from './afterPress';
import { descriptionId, errorId, type FieldTextsShown } from './useField';

interface FieldProps {
  /** The texts, from `useField`. */
  field: FieldTextsShown;
  children: ReactNode;
}

/** Label, help, control and error, in the order in which they are read. */
export function Field({ field, children }: FieldProps) {
  return (
    <div className="ui-field">
      <label
        className={clsx('ui-field-label', field.labelHidden && 'ui-visually-hidden')}
        htmlFor={field.id}
      >
        <FieldLabel field={field} />
      </label>
      <FieldTextsAround field={field}>{children}</FieldTextsAround>
    </div>
  );
}

interface FieldSetProps extends FieldProps {
  /** The props of the `<fieldset>`. */
  control: ComponentProps<'fieldset'>;
  /** The state of the group, which becomes attributes. */
  state: object;
  /** The class of the element around the choices. */
  choices: string;
}

/** A group of controls with the texts of a field: its legend is its label. */
export function FieldSet({ field, control, state, choices, children }: FieldSetProps) {
  const content = (
    <>
      <legend className="ui-field-label">
        <FieldLabel field={field} />
      </legend>
      <FieldTextsAround field={field}>
        <div className={choices}>{children}</div>
      </FieldTextsAround>
    </>
  );
  return renderPart('fieldset', control, { children: content }, state);
}

/** A label, followed by ' (valgfritt)' when the field may be left empty. */
function FieldLabel({ field: { label, optionalText } }: Pick<FieldProps, 'field'>) {
  return (
    <>
      {ownElement(label)}
      {optionalText && (
        <>
          {' '}
          <span className="ui-field-optional">{`(${optionalText})`}</span>
        </>
      )}
    </>
  );
}

function FieldTextsAround({ field, children }: FieldProps) {
  return (
    <>
      {/* Outside the label: the content of a label is a part of the field's name. */}
      {field.help && <span className="ui-field-help">{field.help}</span>}
      <FieldDescription field={field} />
      {children}
      <FieldError field={field} />
    </>
  );
}

/** The help of a field; renders nothing without one. */
export function FieldDescription({ field: { id, description } }: Pick<FieldProps, 'field'>) {
  return (
    description && (
      <div className="ui-field-description" id={descriptionId(id)}>
        {description}
      </div>
    )
  );
}

/**
 * The error of a field. The live region is in the page, empty, from the first paint: a live region that arrives together
 * with its text is not read (WCAG 2.2, 4.1.3). An error comes and goes after a press: it moves the button that is pressed,
 * and the browser would not fire a click.
 */
export function FieldError({ field: { id, error } }: Pick<FieldProps, 'field'>) {
  const [before, setBefore] = useState(error);
  useClientLayoutEffect(() => afterPress(() => setBefore(error)), [error]);
  const shown = before && (error || before);
  return (
    <div id={errorId(id)} className="ui-field-error" aria-live="polite" aria-atomic>
      {shown && <FieldProblem>{shown}</FieldProblem>}
    </div>
  );
}

/** A problem with its icon: colour alone is not enough (WCAG 2.2, 1.4.1). */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <span className="ui-field-problem">
      <StatusIcon status="error" />
      <span>{children}</span>
    </span>
  );
}

interface ChoiceProps {
  /** The props and the state of the radio button or the checkbox. */
  control: ComponentProps<'input'>;
  state: object;
  /** The label. */
  children: ReactNode;
}

/** A radio button or a checkbox with its label: the whole row can be pressed. */
export function Choice({ control, state, children }: ChoiceProps) {
  return (
    <label className="ui-choice" htmlFor={control.id}>
      {renderPart('input', control, {}, state)}
      <span className="ui-choice-label">{children}</span>
    </label>
  );
}
