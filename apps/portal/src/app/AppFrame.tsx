import type { ReactNode } from 'react';

/** Where the page stands, at least as high as the window: the footer never moves in sight. The skip link leads here. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <div id="main" className="app-main">
      {children}
    </div>
  );
}
