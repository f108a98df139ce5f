import { useState } from 'react';

/** How long the dialog's code may load before an error message is shown. */
const LOAD_TIMEOUT_MS = 3_000;

/** Opens the cookie settings, whose code may still be loading when the customer presses the button. */
export function useConsentSettings() {
  const [failed, setFailed] = useState(false);

  const open = async () => {
    setFailed(false);
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
    const load = import('./ConsentDialogs').catch(() => undefined);
    const dialogs = await Promise.race([load, limit]);
    dialogs?.openConsentSettings();
    setFailed(!dialogs);
  };
  return {
    /** Opens the settings. Never rejects: when their code cannot be loaded, `failed` becomes true. */
    open,
    failed,
  };
}
