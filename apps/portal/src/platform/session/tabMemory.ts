type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What one tab remembers from page to page: `sessionStorage`, or where that is blocked the name of
 * the window, which outlives a redirect too. For points in time alone: any page of the tab reads it.
 */
export const tabMemory: Memory = {
  getItem(key) {
    // A storage that is full can be read all the same: what is not in it may be in the name.
    return (
      stored(key) ?? (window.name.startsWith(`${key}=`) ? window.name.slice(key.length + 1) : null)
    );
  },
  setItem(key, value) {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      window.name = `${key}=${value}`;
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
