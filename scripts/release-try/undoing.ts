type Undo = () => unknown;

const undos: Undo[] = [];
let ending = false;
let undoing: Promise<void> | undefined;

/** Remembers what is to be taken back when the run ends, however it ends: the latest first. */
export function atEnd(undo: Undo): void {
  undos.push(undo);
}

/** Whether the run is being ended from outside: what fails from then on is no news. */
export function isEnding(): boolean {
  return ending;
}

/** Takes back everything that is remembered, once. What cannot be taken back is told, and stops nothing. */
export function undoAll(): Promise<void> {
  undoing ??= undoEach();
  return undoing;
}

async function undoEach(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Lets the signals that end a run end this one, with nothing left behind. */
export function undoWhenKilled(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void undoAll().then(() => process.exit(1));
    });
  }
}
