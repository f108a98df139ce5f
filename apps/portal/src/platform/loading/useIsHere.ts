import { type RefObject, useEffect, useRef } from 'react';

/** Whether the part is in the page still: what it says of a late failure, somebody else must say then. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
