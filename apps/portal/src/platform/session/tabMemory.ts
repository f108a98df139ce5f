type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Marks a window name as ours: other pages in the tab may have set one. */
const MARK = 'forsikring?';

/**
 * Storage for one tab: `sessionStorage`, or the window's name when that is blocked. Both outlive a
 * redirect. Store only timestamps: any page in the tab can read the window's name.
 */
export const tabMemory: Memory = {
  // A full storage can still be read: a value that is missing there may be in the window's name.
  getItem: (key) => stored(key) ?? named().get(key),
  setItem(key, value) {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      const all = named();
      all.set(key, value);
      window.name = MARK + all;
    }
  },
};

function stored(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const named = () =>
  new URLSearchParams(window.name.startsWith(MARK) ? window.name.slice(MARK.length) : '');
