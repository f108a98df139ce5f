import { focusPage } from '@forsikring/foundation/focus/focusPage';
import { PageTitle, type PageTitleProps } from '@forsikring/ui-kit';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { AppContext } from '../AppContext';
import { markPageReady } from '../lateCode/onPageReady';
import { hyphenate } from '../words/hyphenate';

interface PageHeadingProps extends Omit<PageTitleProps, 'children' | 'lead'> {
  /** The heading, and the title of the browser's tab. */
  title: string;
  /** A sentence under the heading. */
  lead?: string | undefined;
}

let anyPageShown = false;
/** The key of the history entry that back or forward last led to. */
let returnedTo: unknown = 'none';

/**
 * The heading of a page. After a navigation within the portal it takes the focus, so that a screen reader
 * announces the page. The first page after loading does not move the focus.
 */
export function PageHeading({ title, lead, ...rest }: PageHeadingProps) {
  const heading = usePageHeading(title);
  return (
    <PageTitle {...rest} lead={lead && hyphenate(lead)} ref={heading} tabIndex={-1}>
      {hyphenate(title)}
    </PageTitle>
  );
}

/** Moves the focus to the heading of the page and scrolls there, e.g. from a button that is about to disappear. */
export function focusPageHeading(): void {
  focusPage();
  window.scrollTo(0, 0);
}

/**
 * Sets the title of the browser's tab: the page, then the distributor, if it is known. Scrolls a page that follows
 * another to its top, and focuses its heading. After back and forward, `useScrollRestoration` restores the scroll
 * position instead.
 * @param distributor The name of the distributor, outside an `<AppContext.Provider>`.
 * @returns the ref of the page's heading
 */
export function usePageHeading(
  title: string,
  distributor?: string,
): RefObject<HTMLHeadingElement | null> {
  const configured = useContext(AppContext)?.config.distributor?.name;
  const name = distributor ?? configured;
  useEffect(() => {
    document.title = name ? `${title} – ${name}` : title;
  }, [title, name]);

  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (anyPageShown) {
      if (window.history.state?.key !== returnedTo) window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else {
      window.addEventListener('popstate', ({ state }) => {
        returnedTo = state?.key;
      });
    }
    anyPageShown = true;
    markPageReady();
  }, []);
  return heading;
}
