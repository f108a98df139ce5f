import { PageTitle, type PageTitleProps } from '@forsikring/ui-kit';
import { useEffect, useRef } from 'react';
import { pageStands } from '../loading/whenPageStands';
import { useDocumentTitle } from './useDocumentTitle';

interface PageHeadingProps extends Omit<PageTitleProps, 'children'> {
  /** Names the page, here and in the browser's tab. */
  title: string;
}

let anyPageShown = false;

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

/** Gives the heading of a page that comes after another the focus. Where the page is scrolled to is not its business. */
export function useArrival(heading: React.RefObject<HTMLHeadingElement | null>): void {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (anyPageShown) heading.current?.focus({ preventScroll: true });
    anyPageShown = true;
    pageStands();
  }, [heading]);
}
