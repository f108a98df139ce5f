import { createRetriedImport } from '../platform/loading/createRetriedImport';

/** The code of the consent dialogs, for the shell that shows them and the footer that opens them. */
export const { load: loadConsentDialogs, retryNow: retryConsentDialogs } = createRetriedImport(
  'ConsentDialogs',
  () => import('./ConsentDialogs'),
);
