import { useState } from 'react';

/** A value that its user may hold (`value` given) or leave to the part (`initial`). */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [value ?? own, setOwn];
}
