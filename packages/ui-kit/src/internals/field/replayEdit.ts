/** A control of the browser. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The text of a control, or whether it is ticked. */
export type ControlValue = string | boolean;

/** Whether the control is a checkbox or a radio button. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

export const valueIn = (control: Control): ControlValue =>
  isChoice(control) ? control.checked : control.value;

/** Sets what stands in a control. */
export function write(control: Control, value: ControlValue): void {
  if (isChoice(control)) control.checked = Boolean(value);
  else control.value = String(value);
}

/**
 * Makes an edit again that no event told of, so that its page hears of the edit: a person was faster than the script of the
 * page, or a password manager filled in the field.
 * @param known What the page takes for the value.
 * @param edited What the person left in the control.
 */
export function replayEdit(control: Control, known: ControlValue, edited: ControlValue): void {
  if (isChoice(control)) {
    // The other radio of a group tells that this one is no longer chosen.
    if (edited === known || (control.type === 'radio' && !edited)) return;
    control.checked = Boolean(known);
    control.click();
    return;
  }
  control.value = String(known);
  // The browser leaves out what the kind of field cannot have, such as the end of a line.
  const isSame = control.value === edited;
  // React hears of no text that was set in the usual way.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    edited,
  );
  if (isSame) return;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control !== document.activeElement)
    control.dispatchEvent(new Event('change', { bubbles: true }));
}
