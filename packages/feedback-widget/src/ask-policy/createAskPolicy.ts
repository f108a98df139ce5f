/** Decides whether and when a visitor is asked. Write your own, or use `createAskPolicy`. */
export interface FeedbackPolicy {
  /** How long to wait before asking, in ms; `undefined` when this visitor is not to be asked. */
  delayMs: () => number | undefined;
  /** Called when the widget shows. */
  asked: () => void;
}

/** The part of `Storage` that is used. */
export type AskStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What `createAskPolicy` goes by. */
export interface AskPolicyOptions {
  /** Tells visitors apart, as steadily as the host may: the same id always gets the same answer. */
  visitorId: string;
  /**
   * The share of visitors that is asked, from 0 to 1.
   * @default 1
   */
  share?: number;
  /** Asks at most once in so many days. Needs `storage`. */
  everyDays?: number;
  /**
   * Asks only so many seconds after the widget was placed on the page.
   * @default 0
   */
  afterSeconds?: number;
  /**
   * Remembers when the visitor was asked. Hand in `() => localStorage` once the visitor has consented
   * to it: a browser that forbids storage throws at its very name. Without it nothing is stored; one
   * that throws counts as empty.
   */
  storage?: AskStorage | (() => AskStorage | undefined);
  /**
   * Tells one widget's share and memory from another's.
   * @default 'feedback-asked'
   */
  key?: string;
  /** The time, in ms since 1970. @default Date.now */
  now?: () => number;
}

const DAY_MS = 86_400_000;

/** A place from 0 to 1 for a text, always the same (FNV-1a, finished as in MurmurHash3). */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Creates a policy without chance in it: a share of the visitors, at most once in a while, not
 * before some time has passed. Create it once, outside the component that renders the widget.
 */
export function createAskPolicy({
  visitorId,
  share = 1,
  everyDays = 0,
  afterSeconds = 0,
  storage,
  key = 'feedback-asked',
  now = Date.now,
}: AskPolicyOptions): FeedbackPolicy {
  const memory = () => (typeof storage === 'function' ? storage() : storage);
  function askedRecently() {
    try {
      const askedAt = memory()?.getItem(key);
      // A clock set back a little asks nobody again; one far wrong silences nobody for years.
      return !!askedAt && Math.abs(now() - Number(askedAt)) < everyDays * DAY_MS;
    } catch {
      return false;
    }
  }
  return {
    delayMs: () =>
      placeOf(`${key}:${visitorId}`) >= share || askedRecently() ? undefined : afterSeconds * 1000,
    asked() {
      try {
        if (everyDays > 0) memory()?.setItem(key, `${now()}`);
      } catch {
        // Full or forbidden: the visitor may then be asked again.
      }
    },
  };
}
