import type { SmileyValue } from '../flow/feedbackQuestion';

const mouths: Record<SmileyValue, string> = {
  1: 'M13 29.5q7-8.5 14 0M10.5 13l4.5-2.5M29.5 13l-4.5-2.5',
  2: 'M13.5 28q6.5-4.5 13 0',
  3: 'M13.5 26.5h13',
  4: 'M13.5 25q6.5 5.5 13 0',
  5: 'M12 23.5h16q-1 8-8 8t-8-8z',
};

/** One drawn face. Its name is the option's label, so the drawing itself stays silent. */
export function SmileyFace({ value }: { value: SmileyValue }) {
  return (
    <svg className="fbw-face" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className="fbw-face-skin" cx="20" cy="20" r="18.75" />
      <circle className="fbw-face-eye" cx="14" cy="17" r="2.25" />
      <circle className="fbw-face-eye" cx="26" cy="17" r="2.25" />
      <path d={mouths[value]} data-open={value === 5 || undefined} className="fbw-face-mouth" />
    </svg>
  );
}
