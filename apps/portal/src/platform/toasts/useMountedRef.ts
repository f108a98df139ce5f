import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is mounted. A failure that arrives after it was unmounted is shown in a toast instead. */
export function useMountedRef(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
