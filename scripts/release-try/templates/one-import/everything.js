import * as client from '@forsikring/api-client';
import * as widget from '@forsikring/feedback-widget';
import * as consent from '@forsikring/tracking-consent';
import * as kit from '@forsikring/ui-kit';

globalThis.all = { client, consent, kit, widget };
