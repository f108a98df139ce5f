'use client';

export { type ConsentChoices, type ConsentReceipt, saveConsent } from './browser/saveConsent';
export { ConsentBanner, type ConsentBannerProps } from './react/dialog/ConsentBanner';
export { ConsentSettings, type ConsentSettingsProps } from './react/dialog/ConsentSettings';
export { openConsentSettings } from './react/dialog/settingsOpen';
export type { ConsentPartProps } from './react/dialog/useConsentPart';
export { type ConsentTexts, en, nb, nn } from './texts/consent.texts';
