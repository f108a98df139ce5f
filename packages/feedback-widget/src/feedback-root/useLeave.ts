import { useEffect } from 'react';

/**
 * Calls `onHide` when the page is hidden, and `onLeave` when it is unloaded or the component unmounted.
 * Phones never fire `beforeunload`, and may end a page right after hiding it. Both may be called several
 * times, and must be stable.
 */
export function useLeave(onHide: () => void, onLeave: () => void) {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.hidden) onHide();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [onHide, onLeave]);
}
