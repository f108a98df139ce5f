import { useEffect, useState } from 'react';
import { onPageReady } from './onPageReady';

/** Whether a page has been shown, and deferred code may load. */
export function usePageReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => onPageReady(() => setReady(true)), []);
  return ready;
}
