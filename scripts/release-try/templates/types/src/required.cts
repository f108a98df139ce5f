import '@forsikring/ui-kit/styles.css';

import client = require('@forsikring/api-client');
import contract = require('@forsikring/api-client/contract');
import widget = require('@forsikring/feedback-widget');
import tracking = require('@forsikring/tracking-consent');
import kit = require('@forsikring/ui-kit');
import tokens = require('@forsikring/ui-kit/tokens');

const api = client.createApiClient();
export const login: Promise<{ loginUrl: string }> = api.getLogin({ query: { goto: '/' } });
export const path: string = contract.calls.getAgreements.path;
export const send = widget.sendOnLeave('/api/feedback');
export const { createTracker } = tracking;
export const { Button } = kit;
export const check = tokens.checkBrand;

// @ts-expect-error There is no such part.
kit.Carousel;
// @ts-expect-error There is no such function.
tracking.trackEverything();
