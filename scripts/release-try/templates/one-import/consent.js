import { createBrowserConsent } from '@forsikring/tracking-consent';

globalThis.part = createBrowserConsent;
