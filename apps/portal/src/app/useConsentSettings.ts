import type { Consent } from '@forsikring/tracking-consent';
import { useState } from 'react';

/** How long the dialog's code may load before an error message is shown. */
const LOAD_TIMEOUT_MS = 3_000;

let dialogs: Promise<typeof import('./ConsentDialogs')> | undefined;

/**
 * Loads the consent dialogs, code and styles, once for each page. The page mounts what it loads, and a second import would
 * succeed although the first has failed, for instance without the styles.
 */
export function loadConsentDialogs(): Promise<typeof import('./ConsentDialogs')> {
  dialogs ??= import('./ConsentDialogs');
  return dialogs;
}

/** The cookie settings, for the button that opens them. */
export interface ConsentSettingsState {
  /** Opens the settings, whose code may still be loading. Never rejects: `problem` then says what failed. */
  open: () => Promise<void>;
  /** Notes that the browser hides the open settings. */
  noteHidden: () => void;
  /** Notes that the dialogs have crashed. */
  noteCrash: () => void;
  /** Why the customer cannot see the settings; a name in the texts of the footer. */
  problem: 'settingsFailed' | 'settingsHidden' | undefined;
}

/** Opens the cookie settings of a consent, and notices when the customer cannot see them. */
export function useConsentSettings(consent: Promise<Consent>): ConsentSettingsState {
  const [problem, setProblem] = useState<ConsentSettingsState['problem']>();
  const [asked, setAsked] = useState(false);
  const [crashed, setCrashed] = useState(false);
  return {
    problem: asked && crashed ? 'settingsFailed' : problem,
    noteHidden: () => setProblem('settingsHidden'),
    noteCrash: () => setCrashed(true),
    async open() {
      setAsked(true);
      setProblem(undefined);
      const limit = new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
      // The settings are shown once both have loaded.
      const settings = Promise.all([loadConsentDialogs(), consent]).then(
        ([loaded]) => loaded,
        () => undefined,
      );
      const dialogs = await Promise.race([settings, limit]);
      if (dialogs) dialogs.openConsentSettings();
      else setProblem('settingsFailed');
    },
  };
}
