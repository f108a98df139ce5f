import type { ReactElement } from 'react';
import type { SmileyValue } from '../flow/feedbackQuestion';

const faces: Partial<Record<SmileyValue, ReactElement>> = {};

function draw(value: SmileyValue) {
  const laughs = value === 5;
  // One curve from a frown to a smile; the happiest mouth is closed to a laugh.
  const mouth = `M13 ${31 - value * 1.5}q7 ${(value - 3) * 6} 14 0${laughs ? 'z' : ''}`;
  return (
    <svg className="fbw-face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.75" />
      {/* Two dots: lines of zero length with round ends. */}
      <path className="fbw-eyes" d="M14 17h0m12 0h0" />
      <path className={laughs ? 'fbw-laugh' : undefined} d={mouth} />
    </svg>
  );
}

/**
 * A face. It has no accessible name: the label of the option names it. Each face is created once, so that
 * React skips the unchanged element.
 */
export function smileyFace(value: SmileyValue): ReactElement {
  faces[value] ??= draw(value);
  return faces[value];
}
