import { useEffect } from 'react';

/**
 * Calls `onLeave` when the visitor leaves: the page is hidden (`true`: it may come back) or thrown
 * away, or the widget is unmounted. Phones never fire `beforeunload`, and may end a page right
 * after hiding it. It may be called several times; `onLeave` must be stable.
 */
export function useLeave(onLeave: (hidden: boolean) => void) {
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') onLeave(true);
    };
    const onGone = () => onLeave(false);
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('pagehide', onGone);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', onGone);
      onGone();
    };
  }, [onLeave]);
}
