import { PageTitle, type PageTitleProps } from '@forsikring/ui-kit';
import { useEffect, useRef } from 'react';
import { markPageReady } from '../loading/onPageReady';
import { useDocumentTitle } from './useDocumentTitle';

interface PageHeadingProps extends Omit<PageTitleProps, 'children'> {
  /** Names the page, here and in the browser's tab. */
  title: string;
}

let anyPageShown = false;
/** The entry of the browser's history that back or forward led to last, by its key. */
let returnedTo: unknown = 'none';

/**
 * The heading of a page. It takes the focus when its page comes after another, so that a screen reader
 * says where one is; the first page after loading leaves the focus where the browser put it.
 */
export function PageHeading({ title, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  useDocumentTitle(title);

  return (
    <PageTitle {...rest} ref={heading} tabIndex={-1}>
      {title}
    </PageTitle>
  );
}

/** Moves the focus to the heading of the page, e.g. from a button that is about to disappear. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * Begins a page that comes after another: at its top, with the focus on its heading. Where back and
 * forward lead to is scrolled as it was, which is not its business.
 */
export function useArrival(heading: React.RefObject<HTMLHeadingElement | null>): void {
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
  }, [heading]);
}
