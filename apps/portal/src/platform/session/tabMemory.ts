type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Marks a name of the window as ours: other pages of the tab may have given it one. */
const MARK = 'forsikring?';

/**
 * What one tab remembers from page to page: `sessionStorage`, or where that is blocked the name of
 * the window, which outlives a redirect too. For points in time alone: any page of the tab reads it.
 */
export const tabMemory: Memory = {
  // A storage that is full can be read all the same: what is not in it may be in the name.
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
