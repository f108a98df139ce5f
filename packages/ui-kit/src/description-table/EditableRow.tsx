import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import {
  type ComponentProps,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../button/Button';
import { renderPart } from '../internals/renderElement';
import { type ChangeDetails, useControlled } from '../internals/useControlled';
import { useTexts } from '../texts/TextsProvider';
import { EditPanel } from './EditPanel';
import { type EditableRowTexts, editableRowTexts } from './editableRow.texts';

/**
 * Why a row opens or closes: 'Endre' or 'Avbryt' was pressed.
 * @reason trigger-press 'Endre' is pressed.
 * @reason close-press 'Avbryt' is pressed.
 */
export type EditableRowChange = ChangeDetails<'trigger-press' | 'close-press'>;

/** Props of `EditableRow`; the rest goes to the `<div>` around the row. */
export interface EditableRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the value, such as 'E-post'. */
  label: ReactNode;
  /** The value's name as a part of a sentence ('e-post'): the button is called 'Endre e-post'. */
  subject: string;
  /** The value, in sight while the row is closed. */
  value: ReactNode;
  /** Whether the row is open. Set it to `false` when the value is saved: the focus returns. */
  open?: boolean | undefined;
  /** Whether the row is open at first. @default false */
  defaultOpen?: boolean | undefined;
  /** Called before it opens or closes, with the reason. `details.cancel()` leaves the row as it is. */
  onOpenChange?: ((open: boolean, details: EditableRowChange) => void) | undefined;
  /**
   * The form of the open row, mounted again each time the row opens. A function gets the button 'Avbryt',
   * for its place beside the button that saves; otherwise it is below the form.
   */
  children: ReactNode | ((cancel: ReactNode) => ReactNode);
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<EditableRowTexts> | undefined;
}

/**
 * A value that can be edited in its place (APG disclosure). Opening moves the focus to the first field; closing moves the
 * focus from the form back to the button. Only 'Avbryt' discards what was typed: neither Escape nor a press outside of
 * the row does.
 * @attribute data-open The row is open.
 */
export const EditableRow = forwardRef<HTMLDivElement, EditableRowProps>(function EditableRow(
  { label, subject, value, open, defaultOpen = false, onOpenChange, texts, children, ...rest },
  ref,
) {
  const { edit, cancel, cancelOf } = useTexts(editableRowTexts, texts);
  const [isOpen, change] = useControlled<boolean, EditableRowChange['reason']>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const editButton = useRef<HTMLButtonElement>(null);
  const mounted = useRef(false);
  const returnFocus = useRef(false);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useClientLayoutEffect(() => {
    if (isOpen || !returnFocus.current) return;
    returnFocus.current = false;
    editButton.current?.focus();
  }, [isOpen]);

  const handleCancel = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is pressed, and the focus shows where to return it.
    event.currentTarget.focus();
    change(false, 'close-press', event);
  };
  const cancelButton = (
    <Button variant="tertiary" onClick={handleCancel}>
      <span>{cancel}</span> <span className="ui-visually-hidden">{`${cancelOf} ${subject}`}</span>
    </Button>
  );

  const content = (
    <>
      <dt className="ui-description-label">{label}</dt>
      {isOpen ? (
        <EditPanel rowMounted={mounted} returnFocus={returnFocus}>
          {typeof children === 'function' ? (
            children(cancelButton)
          ) : (
            <>
              {children}
              <div className="ui-description-cancel">{cancelButton}</div>
            </>
          )}
        </EditPanel>
      ) : (
        <>
          <dd className="ui-description-value">{value}</dd>
          <dd className="ui-description-toggle">
            <Button
              ref={editButton}
              variant="tertiary"
              onClick={(event) => change(true, 'trigger-press', event)}
            >
              <span>{edit}</span> <span className="ui-visually-hidden">{subject}</span>
            </Button>
          </dd>
        </>
      )}
    </>
  );
  const own = { className: 'ui-description-row', children: content };
  return renderPart('div', { ...rest, ref }, own, { editable: true, open: isOpen });
});
