import { numberOption } from '@forsikring/foundation/numberOption';

/** Decides whether and when to ask a visitor. Implement it yourself, or use `createAskPolicy`. */
export interface FeedbackPolicy {
  /** How long to wait before asking, in ms; `undefined` when this visitor is not asked. */
  delayMs: () => number | undefined;
  /** Called when the widget is shown. */
  onAsked: () => void;
}

/** The methods of `Storage` that are used. */
export type AskStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Options of `createAskPolicy`. A number that is negative or `NaN` is logged, and the default holds. */
export interface AskPolicyOptions {
  /** Identifies the visitor, as permanently as the host page can: the same id always gives the same decision. */
  visitorId: string;
  /**
   * The share of visitors to ask, from 0 to 1.
   * @default 1
   */
  share?: number | undefined;
  /** Asks at most once in this number of days. Needs `storage`. */
  everyDays?: number | undefined;
  /**
   * Asks only this number of seconds after the widget was mounted.
   * @default 0
   */
  afterSeconds?: number | undefined;
  /**
   * Stores when the visitor was asked. Pass `() => localStorage` once the visitor has consented to it: a
   * browser that forbids storage throws when the property is read. Without `storage`, nothing is stored; a storage
   * that throws counts as empty.
   */
  storage?: (AskStorage | (() => AskStorage | undefined)) | undefined;
  /**
   * Separates this widget's share and storage from another's.
   * @default 'feedback-asked'
   */
  key?: string | undefined;
  /** The time, in ms since 1970. @default Date.now */
  now?: (() => number) | undefined;
}

const DAY_MS = 86_400_000;

/** Maps a text to a number from 0 to 1, always the same (FNV-1a, finished as in MurmurHash3). */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Creates a deterministic policy: asks a share of the visitors, at most once in some days, after some
 * seconds. Create it once, outside the component that renders the widget.
 */
export function createAskPolicy({
  visitorId,
  storage,
  key = 'feedback-asked',
  now = Date.now,
  ...numbers
}: AskPolicyOptions): FeedbackPolicy {
  const read = (name: 'share' | 'everyDays' | 'afterSeconds', byDefault: number) =>
    numberOption(`feedback-widget: ${name}`, numbers[name], byDefault);
  const share = read('share', 1);
  const everyDays = read('everyDays', 0);
  const afterSeconds = read('afterSeconds', 0);
  const getStorage = () => (typeof storage === 'function' ? storage() : storage);
  function askedRecently() {
    try {
      const askedAt = getStorage()?.getItem(key);
      // `Math.abs`: a wrong clock must not ask too soon, nor prevent asking for years.
      return !!askedAt && Math.abs(now() - Number(askedAt)) < everyDays * DAY_MS;
    } catch {
      return false;
    }
  }
  return {
    delayMs: () =>
      fractionOf(`${key}:${visitorId}`) >= share || askedRecently()
        ? undefined
        : afterSeconds * 1000,
    onAsked() {
      try {
        if (everyDays > 0) getStorage()?.setItem(key, `${now()}`);
      } catch {
        // Storage is full or forbidden: the visitor may be asked again.
      }
    },
  };
}
