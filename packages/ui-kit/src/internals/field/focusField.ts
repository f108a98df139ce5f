/** From the field that a person has to change to what is merely focusable, such as a help button. */
const CONTROLS = [
  'input[type="radio"]:checked',
  'input:not([type="hidden"]), select, textarea',
  'button, [tabindex]',
];

const GROUPS = '.ui-radio-group, .ui-checkbox-group';

type Labelled = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null };

/**
 * Moves the focus to a control, or to the first one in a group that can have the focus, and scrolls: a browser would leave
 * the label, which says what to write, above the window.
 * @param block Where the label is scrolled to. @default only as far as it takes to see the label
 * @returns False if nothing there can have the focus.
 */
export function focusField(target: HTMLElement, block: ScrollLogicalPosition = 'nearest'): boolean {
  const fields = target.matches(CONTROLS.join())
    ? [target]
    : CONTROLS.flatMap((each) => [...target.querySelectorAll<HTMLElement>(each)]);
  const field = fields.find((each) => {
    each.focus({ preventScroll: true });
    return each === each.ownerDocument.activeElement;
  });
  // jsdom cannot scroll.
  labelOf(field)?.scrollIntoView?.({ block });
  field?.scrollIntoView?.({ block: 'nearest' });
  return Boolean(field);
}

/** The element that names a field: for one of several options, their question. */
function labelOf(field: Labelled | undefined): Element | null | undefined {
  const isChoice = field?.matches('[type="radio"], [type="checkbox"]');
  const legend = isChoice && field?.closest(GROUPS)?.querySelector('legend');
  return legend || field?.labels?.[0];
}

/** The ref of a group: its `focus()` moves the focus to a control in the group, which itself cannot have the focus. */
export function focusesControl(group: HTMLFieldSetElement | null): void {
  // Not set in the usual way: Storybook has a setter that changes `focus()` of all elements.
  if (group)
    Object.defineProperty(group, 'focus', {
      configurable: true,
      writable: true,
      value: () => void focusField(group),
    });
}
