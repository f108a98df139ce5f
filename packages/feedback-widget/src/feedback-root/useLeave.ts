import { useEffect } from 'react';

/**
 * Calls `onHide` when the page goes out of sight, from where it may come back, and `onLeave` when it
 * is thrown away or the widget unmounted. Phones never fire `beforeunload`, and may end a page right
 * after hiding it. Both may be called several times, and must be stable.
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
