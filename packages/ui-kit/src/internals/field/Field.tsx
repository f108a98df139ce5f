import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { warnWithoutStyles } from '../warnOnce';
import { FieldError } from './FieldError';

/** The texts that describe a field: the same for all fields that are typed in. */
export interface FieldOwnProps {
  /** What is asked for. Always in sight: a placeholder is no label. */
  label: ReactNode;
  /** A `HelpTooltip` beside the label. It is no part of the field's name. */
  help?: ReactNode;
  /** Help that stands between the label and the field. */
  description?: ReactNode;
  /** What is wrong, and how to correct it. Marks the field invalid, and is announced. */
  error?: ReactNode;
  /** Marks a field that may be left empty, after its label. @default false */
  optional?: boolean;
}

interface FieldProps extends Omit<FieldOwnProps, 'optional'> {
  labelHidden?: boolean;
  controlId: string;
  descriptionId: string;
  errorId: string;
  /** The word for fields that may be left empty; none where the field may not. */
  optionalText: string | false;
  children: ReactNode;
}

/** Label, description, control and error, in the order in which they are read. */
export function Field(props: FieldProps) {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  return (
    <div className="ui-field">
      <label
        className={clsx('ui-field-label', props.labelHidden && 'ui-visually-hidden')}
        htmlFor={props.controlId}
      >
        {props.label}
        <OptionalMark text={props.optionalText} />
      </label>
      <FieldHelp>{props.help}</FieldHelp>
      <FieldDescription id={props.descriptionId}>{props.description}</FieldDescription>
      {props.children}
      <FieldError id={props.errorId}>{props.error}</FieldError>
    </div>
  );
}

/** ' (valgfritt)' after a label. */
export function OptionalMark({ text }: { text: string | false }) {
  return (
    text && (
      <>
        {' '}
        <span className="ui-field-optional">{`(${text})`}</span>
      </>
    )
  );
}

/** A help button beside a label, and outside it: what a label contains becomes a part of the field's name. */
export function FieldHelp({ children }: { children?: ReactNode }) {
  return children && <span className="ui-field-help">{children}</span>;
}

/** Help to a field; nothing where there is none. */
export function FieldDescription({ id, children }: { id: string; children?: ReactNode }) {
  return (
    children && (
      <div className="ui-field-description" id={id}>
        {children}
      </div>
    )
  );
}
