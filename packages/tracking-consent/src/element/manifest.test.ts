import { join } from 'node:path';
import { describeManifest } from '@forsikring/foundation/testing/describeManifest';
import { ForsikringConsent } from './ForsikringConsent';

describeManifest({
  folder: join(import.meta.dirname, '../..'),
  tagName: 'forsikring-consent',
  element: ForsikringConsent,
  attributes: ['elementProps.ts', 'ConsentAttributes'],
  properties: ['elementProps.ts', 'ConsentProperties'],
  events: ['elementProps.ts', 'ConsentEventMap'],
  styles: ['react/dialog/consent.css', 'react/dialog/banner.css'],
  cssProperties: /--consent-\w[\w-]*/g,
});
