import { useState } from 'react';
import { loadConsentDialogs, retryConsentDialogs } from './consentDialogsImport';

/** How long the dialog's code may take before the customer is told that it is missing. */
const PATIENCE_MS = 3_000;

/** The cookie settings, whose code may be missing when the customer asks for them. */
export function useConsentSettings() {
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');

  const open = async () => {
    setState('opening');
    retryConsentDialogs();
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const dialogs = await Promise.race([loadConsentDialogs(), limit]);
    dialogs?.openConsentSettings();
    setState(dialogs ? 'closed' : 'failed');
  };
  return {
    /** Opens the settings. Does not reject: where their code cannot be loaded, `failed` becomes true. */
    open,
    failed: state === 'failed',
  };
}
