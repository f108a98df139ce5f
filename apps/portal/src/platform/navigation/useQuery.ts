import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The query parameters of the address. The router's own hook can also write them, and adds 1 kB to the first view. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
