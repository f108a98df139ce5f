import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The parameters of the page's address. The router's own hook, which writes them too, is 1 kB of the first view. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
