import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component still stands, for what comes late: an answer to a form that was closed by
 * 'Avbryt' neither reopens a row nor closes the one that was opened after it.
 */
export function useStands(): RefObject<boolean> {
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return stands;
}
