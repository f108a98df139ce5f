import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is mounted: a late failure of one that is not must be shown by somebody else. */
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
