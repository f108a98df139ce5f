/** A browser engine under WebDriver: as little of it as the journeys need. */
export interface Engine {
  name: string;
  /** Known when the first session has started. */
  version: string;
  /** Starts a session with its own cookies. Returns undefined if the engine has no forced colours. */
  start(withForcedColours: boolean): Promise<EngineSession | undefined>;
  close(): Promise<void>;
}

export interface EngineSession {
  newTab(): Promise<EngineTab>;
  /** Waits for a tab that a page has opened. */
  openedTab(): Promise<EngineTab>;
  close(): Promise<void>;
}

export interface EngineTab {
  /**
   * Evaluates an expression in the page, or in its frame, and returns its JSON value.
   * Rejects when the page is replaced meanwhile.
   */
  evaluate(expression: string, inFrame?: boolean): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses keys together, named as in `KeyboardEvent.key`; the first ones are held. */
  press(keys: readonly string[]): Promise<void>;
  /** Sets the inner size of the window. */
  resize(width: number, height: number): Promise<void>;
  /** Whether the page is painted. The page before has nothing in this colour, `rgb(0, 0, 0)`. */
  isPainted(colour: string): Promise<boolean>;
  /** The visible part of the page, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Brings the tab to the front. */
  activate(): Promise<void>;
}
