import { logOnce } from '@forsikring/foundation/logOnce';

// The log is required: docs/specification/feedback.md#smiley-scale.
/** Logs once why a component renders nothing. */
export const logMisuse = (reason: string) => logOnce(`feedback-widget: ${reason}`);
