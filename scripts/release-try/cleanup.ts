type Cleanup = () => unknown;

const cleanups: Cleanup[] = [];
let ending = false;
let running: Promise<void> | undefined;

/** Registers a cleanup for the end of the run, however it ends. The latest runs first. */
export function atEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/** Whether a signal is ending the run: later errors are then expected. */
export function isEnding(): boolean {
  return ending;
}

/** Runs all registered cleanups, once. Logs the error of a cleanup and continues. */
export function runCleanups(): Promise<void> {
  running ??= runEach();
  return running;
}

async function runEach(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Runs the cleanups when a signal ends the run. */
export function cleanUpOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void runCleanups().then(() => process.exit(1));
    });
  }
}
