import { focusField } from '../internals/field/focusField';

/**
 * Moves the focus to a field, and scrolls its label to the top.
 * @param id The id of the field, or of a group whose first field is meant.
 * @returns False if there is no such field, or if it is hidden.
 */
export function goToField(id: string): boolean {
  const target = document.getElementById(id);
  return Boolean(target && focusField(target, 'start'));
}
