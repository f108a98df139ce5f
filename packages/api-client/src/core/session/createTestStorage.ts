/** Creates a storage for tests, which keeps its values in `kept`. */
export function createTestStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const deny = () => {
  throw new Error('denied');
};

/** A storage for tests, whose every use throws. */
export const throwingStorage = { getItem: deny, setItem: deny, removeItem: deny };
