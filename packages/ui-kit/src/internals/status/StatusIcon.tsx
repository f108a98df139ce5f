/** The four things that a message, a toast or a banner can be. */
export type Status = 'info' | 'success' | 'warning' | 'error';

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

/** Each has a shape and a sign of its own: colour never speaks alone (WCAG 2.2, 1.4.1). */
const DRAWINGS: Record<Status, [shape: string, sign: string]> = {
  info: [CIRCLE, 'M12 11.5V17m0-9.5v.01'],
  success: [CIRCLE, 'm7.5 12.5 3 3 6-7'],
  warning: ['M12 4 2.5 20h19z', 'M12 10v4.5m0 2.7v.01'],
  error: ['M8 3h8l5 5v8l-5 5H8l-5-5V8z', 'm9 9 6 6m0-6-6 6'],
};

/** The sign of a status, in the colours of the `ui-status` around it. What it means is said beside it. */
export function StatusIcon({ status }: { status: Status }) {
  const [shape, sign] = DRAWINGS[status] ?? DRAWINGS.info;
  return (
    <svg className="ui-status-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
      <path d={sign} />
    </svg>
  );
}
