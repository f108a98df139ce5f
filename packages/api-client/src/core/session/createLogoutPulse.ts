/** How often a tab that logs out says that it is still there. */
const PULSE_MS = 1_000;
/** After so long a silence the tab is taken for gone. Longer than browsers hold timers of hidden tabs back. */
const SILENCE_MS = 3_000;

/** Says that a logout is under way in this tab, or watches one that is under way in another. */
export interface LogoutPulse {
  /** Calls `beat` now and every second, until `stop`. */
  send(beat: () => void): void;
  /** Calls `onSilence` once nothing was heard for three seconds. To be called with each beat. */
  heard(onSilence: () => void): void;
  /** Ends both. */
  stop(): void;
}

/** Makes the sign of life of a logout: a tab that is closed or crashes cannot say goodbye. */
export function createLogoutPulse(): LogoutPulse {
  let sending: ReturnType<typeof setInterval> | undefined;
  let listening: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearInterval(sending);
    clearTimeout(listening);
  };
  return {
    send(beat) {
      stop();
      beat();
      sending = setInterval(beat, PULSE_MS);
    },
    heard(onSilence) {
      clearTimeout(listening);
      listening = setTimeout(onSilence, SILENCE_MS);
    },
    stop,
  };
}
