import * as feedback from '@forsikring/feedback-widget';
import * as kit from '@forsikring/ui-kit';
import * as dialog from '../../packages/tracking-consent/src/dialog';
import * as inspector from '../../packages/tracking-consent/src/inspector';

const exported = [kit, feedback, dialog, inspector].flatMap((all) => Object.entries(all));

/** The name under which a package exports a component. A build shortens the name of the function. */
export const nameOf = (component: unknown): string | undefined =>
  exported.find(([, one]) => one === component)?.[0];
