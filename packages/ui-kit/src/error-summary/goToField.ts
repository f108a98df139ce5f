/** From the field that a person has to change to what is merely focusable, such as a help button. */
const CONTROLS = [
  'input[type="radio"]:checked',
  'input:not([type="hidden"]), select, textarea',
  'button, [tabindex]',
];

type Labelled = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null };

/**
 * Moves the focus to a field, and scrolls its label to the top: a browser would leave the label, which says
 * what to write, above the window.
 * @param id The id of the field, or of a group whose first field is meant.
 * @returns False if there is no such field, or if it is hidden.
 */
export function goToField(id: string): boolean {
  const target = document.getElementById(id);
  const field = target?.matches(CONTROLS.join())
    ? target
    : CONTROLS.map((each) => target?.querySelector<HTMLElement>(each)).find(Boolean);
  if (!field) return false;
  field.focus({ preventScroll: true });
  if (document.activeElement !== field) return false;
  labelOf(field).scrollIntoView();
  return true;
}

/** The element that names a field: for one of several options, their question. */
function labelOf(field: Labelled): HTMLElement {
  const isChoice = field.matches('[type="radio"], [type="checkbox"]');
  const legend = isChoice && field.closest('fieldset')?.querySelector('legend');
  return legend || field.labels?.[0] || field;
}
