import type { ReactNode } from 'react';

/**
 * Contains the page. It is at least as high as the window, so that the footer does not move in view. Target
 * of the skip link.
 */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <div id="main" className="app-main">
      {children}
    </div>
  );
}
