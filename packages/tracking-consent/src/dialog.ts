'use client';

export {
  ConsentBanner,
  type ConsentBannerProps,
  type ConsentPartProps,
} from './react/dialog/ConsentBanner';
export { ConsentSettings, type ConsentSettingsProps } from './react/dialog/ConsentSettings';
export { type ConsentTexts, en, nb, nn } from './react/dialog/consent.texts';
export { type ConsentChoices, type ConsentReceipt, saveConsent } from './react/dialog/saveConsent';
export { openConsentSettings } from './react/dialog/settingsOpen';
