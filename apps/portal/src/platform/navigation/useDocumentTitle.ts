import { useContext, useEffect } from 'react';
import { AppContext } from '../AppContext';

/**
 * Sets the title of the browser's tab: the page, then the distributor. Without a configuration, the page alone.
 * @param distributor Its name, outside an `<AppContext.Provider>`.
 */
export function useDocumentTitle(page: string, distributor?: string): void {
  const configured = useContext(AppContext)?.config.distributor?.name;
  const name = distributor ?? configured;
  useEffect(() => {
    document.title = name ? `${page} – ${name}` : page;
  }, [page, name]);
}
