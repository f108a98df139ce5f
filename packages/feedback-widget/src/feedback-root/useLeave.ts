import { useEffect } from 'react';

/**
 * Calls `onLeave` when the visitor leaves: the page is hidden or thrown away, or the widget is
 * unmounted. Phones never fire `beforeunload`, and may end a page right after hiding it.
 * It may be called several times; `onLeave` must be stable.
 */
export function useLeave(onLeave: () => void) {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') onLeave();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [onLeave]);
}
