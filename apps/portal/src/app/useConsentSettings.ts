import { useState } from 'react';
import { loadConsentDialogs, retryConsentDialogs } from './consentDialogsImport';

/** How long the dialog's code may load before an error message is shown. */
const LOAD_TIMEOUT_MS = 3_000;

/** Opens the cookie settings, whose code may still be loading when the customer presses the button. */
export function useConsentSettings() {
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');

  const open = async () => {
    setState('opening');
    retryConsentDialogs();
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
    const dialogs = await Promise.race([loadConsentDialogs(), limit]);
    dialogs?.openConsentSettings();
    setState(dialogs ? 'closed' : 'failed');
  };
  return {
    /** Opens the settings. Never rejects: when their code cannot be loaded, `failed` becomes true. */
    open,
    failed: state === 'failed',
  };
}
