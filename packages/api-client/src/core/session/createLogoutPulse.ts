/** How often a tab that logs out notifies the other tabs. */
const PULSE_MS = 1_000;
/** A tab that sends nothing for this long counts as closed. Longer than browsers throttle timers in hidden tabs. */
const SILENCE_MS = 3_000;

/** Sends the pulse of a pending logout in this tab, or watches the pulse from another tab. */
export interface LogoutPulse {
  /** Calls `beat` now and every second, until `stop`. */
  send(beat: () => void): void;
  /** Call on each received beat. Calls `onSilence` after three seconds without another one. */
  onBeat(onSilence: () => void): void;
  /** Stops sending and watching. */
  stop(): void;
}

/** Creates the pulse of a logout: other tabs need it because a closed or crashed tab sends no message. */
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
    onBeat(onSilence) {
      clearTimeout(listening);
      listening = setTimeout(onSilence, SILENCE_MS);
    },
    stop,
  };
}
