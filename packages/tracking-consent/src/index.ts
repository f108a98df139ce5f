export { createBrowserConsent } from './browser/createBrowserConsent';
export type { ConsentCategories, ConsentCategory, ConsentState } from './core/consentCategories';
export {
  type Consent,
  type ConsentEnvironment,
  type ConsentMessage,
  type ConsentOptions,
  createConsent,
  type PageEvents,
} from './core/createConsent';
