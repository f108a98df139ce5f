import { ERROR_MARK } from '@forsikring/foundation/errorMark';

/** The four kinds of messages, toasts and banners. */
export type Status = 'info' | 'success' | 'warning' | 'error';

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

/** Each status has its own shape and sign: colour alone is not enough (WCAG 2.2, 1.4.1). */
const DRAWINGS: Record<Status, string> = {
  info: `${CIRCLE}M12 11.5V17m0-9.5v.01`,
  success: `${CIRCLE}M8 12.5l3 3 5-6.5`,
  warning: 'M12 4 2.5 20h19zM12 10v4.5m0 2.5v.01',
  error: ERROR_MARK,
};

/** The icon of a status, in the colours of the `ui-status` around it. The text beside the icon says what it means. */
export function StatusIcon({ status }: { status: Status }) {
  return (
    <svg className="ui-status-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[status] ?? DRAWINGS.info} />
    </svg>
  );
}
