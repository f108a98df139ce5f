import { PageTitle, type PageTitleProps } from '@forsikring/ui-kit';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from './useDocumentTitle';

interface PageHeadingProps extends Omit<PageTitleProps, 'children'> {
  /** Names the page, here and in the browser's tab. */
  title: string;
}

let anyPageShown = false;

/**
 * The heading of a page. It takes the focus when what had it went with the page before; the first
 * page after loading leaves the focus where the browser put it.
 */
export function PageHeading({ title, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(false);
  useDocumentTitle(title);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (anyPageShown && document.activeElement === document.body) heading.current?.focus();
    anyPageShown = true;
  }, []);

  return (
    <PageTitle {...rest} ref={heading} tabIndex={-1}>
      {title}
    </PageTitle>
  );
}
