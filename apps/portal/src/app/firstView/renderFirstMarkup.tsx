import { Header } from '@forsikring/ui-kit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppFrame } from '../AppFrame';
import { PageSkeleton } from './PageSkeleton';
import { SKELETON_NAMES } from './skeletonOf';

/**
 * Puts into index.html the markup that is shown before any script has run: the frame of the portal with the skeleton
 * of the overview, where most visits start, and a template for each other skeleton. `firstPaint` chooses one of them.
 */
export function renderFirstMarkup(html: string): string {
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error(`index.html has no ${root}.`);
  const others = SKELETON_NAMES.filter((name) => name !== 'overview');
  const markup = renderToStaticMarkup(
    <>
      <div id="root">
        <Frame>
          <PageSkeleton name="overview" />
        </Frame>
      </div>
      {others.map((name) => (
        <template key={name} id={`skeleton-${name}`}>
          <PageSkeleton name={name} />
        </template>
      ))}
    </>,
  );
  return html.replace(root, () => markup);
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <Header logo={null} />
    <div className="app-nav-bar app-nav-room" />
    <AppFrame>{children}</AppFrame>
  </>
);
