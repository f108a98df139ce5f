import { createRetriedImport } from '../platform/loading/createRetriedImport';

/** Imports the consent dialogs, for the shell that shows them and the footer that opens them. */
export const { load: loadConsentDialogs, retryNow: retryConsentDialogs } = createRetriedImport(
  'ConsentDialogs',
  async () => {
    const { default: ConsentDialogs, openConsentSettings } = await import('./ConsentDialogs');
    return { default: ConsentDialogs, openConsentSettings };
  },
);
