import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, useEffect, useState } from 'react';
import { loaderTexts } from '../loader/loader.texts';
import { useTexts } from '../texts/TextsProvider';

/** Props of `LoadingRegion`; the rest goes to the root. */
export interface LoadingRegionProps extends Omit<ComponentProps<'div'>, 'aria-busy'> {
  /** Whether the content is loading. */
  loading: boolean;
  /** Said once when loading takes longer than 500 ms. @default 'Vennligst vent' */
  loadingText?: string | undefined;
  /** Announced once when the content is shown, after `loadingText` was announced. @default nothing */
  doneText?: string | undefined;
}

const ANNOUNCE_AFTER_MS = 500;

/**
 * Content that is loading: marked as busy, with announcements when loading takes long and when the content is there. The
 * announcements are outside the busy part, because screen readers may ignore a busy part (WCAG 2.2, 4.1.3).
 */
export const LoadingRegion = forwardRef<HTMLDivElement, LoadingRegionProps>(function LoadingRegion(
  { loading, loadingText, doneText, children, className, ...rest },
  ref,
) {
  const { label } = useTexts(loaderTexts);
  // Stays after loading: the end of a long wait is announced too.
  const [slow, setSlow] = useState(false);
  const [wasLoading, setWasLoading] = useState(loading);
  if (loading !== wasLoading) {
    setWasLoading(loading);
    setSlow(slow && !loading);
  }

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <div {...rest} ref={ref} className={clsx('ui-loading-region', className)}>
      <div aria-busy={loading}>{children}</div>
      <span className="ui-visually-hidden" role="status">
        {slow && (loading ? (loadingText ?? label) : doneText)}
      </span>
    </div>
  );
});
