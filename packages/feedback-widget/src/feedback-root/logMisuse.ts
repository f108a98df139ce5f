import { logOnce } from '@forsikring/foundation/logOnce';

/** Logs once why a component renders nothing (docs/specification/feedback.md#smiley-scale). */
export const logMisuse = (reason: string) => logOnce(`feedback-widget: ${reason}`);
