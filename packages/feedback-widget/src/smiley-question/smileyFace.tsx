import type { ReactElement } from 'react';
import type { SmileyValue } from '../flow/feedbackQuestion';

const faces: Partial<Record<SmileyValue, ReactElement>> = {};
// Two circles, which their outline fills.
const EYES = 'M13 17a1 1 0 1 0 2 0 1 1 0 1 0-2 0m12 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0';

function draw(value: SmileyValue) {
  const laughs = value === 5;
  // One curve from a frown to a smile; the happiest mouth is closed to a laugh.
  const mouth = `M13 ${31 - value * 1.5}q7 ${(value - 3) * 6} 14 0${laughs ? 'z' : ''}`;
  return (
    <svg className="fbw-face" viewBox="2 2 36 36" aria-hidden="true">
      <path className={laughs ? 'fbw-laugh' : undefined} d={EYES + mouth} />
    </svg>
  );
}

/**
 * A face without an accessible name: the label of the option names the face. Each face is created once, so that
 * React skips the unchanged element.
 */
export function smileyFace(value: SmileyValue): ReactElement {
  faces[value] ??= draw(value);
  return faces[value];
}
