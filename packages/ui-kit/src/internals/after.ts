import type { SyntheticEvent } from 'react';

/** A handler of the consumer's, then the part's own: `preventDefault` in the first vetoes the second. */
export function after<Event extends SyntheticEvent>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
) {
  if (!theirs) return ours;
  return (event: Event) => {
    theirs(event);
    if (!event.defaultPrevented) ours(event);
  };
}
