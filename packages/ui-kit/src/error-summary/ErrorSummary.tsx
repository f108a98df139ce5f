import { makeFocusable } from '@forsikring/foundation/focus/focusPage';
import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode, useEffect, useId, useRef } from 'react';
import type { HeadingLevel } from '../accordion/AccordionContext';
import { mergeRefs } from '../internals/mergeProps';
import { Message } from '../message/Message';
import { useTexts } from '../texts/TextsProvider';
import { type ErrorSummaryTexts, errorSummaryTexts } from './errorSummary.texts';

/** Props of `ErrorSummary`; the rest goes to the root. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'role' | 'title'> {
  /** The heading. @default 'Rett opp dette før du går videre' */
  heading?: ReactNode | undefined;
  /** The level of the heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Whether the summary takes the focus when it appears, so that it is read and the links are next. For another failed
   * submit, let the summary appear again: give it a `key` that counts the submits.
   * @default true
   */
  autoFocus?: boolean | undefined;
  /** Replaces single texts; undefined ones keep their default. */
  texts?: Partial<ErrorSummaryTexts> | undefined;
}

/**
 * All errors of a form after a submit, each with a link to its field. Its children are `ErrorSummaryItem`s. No live
 * region: the focus announces the summary, and a list that is read in one go does not help (WCAG 2.2, 3.3.1 and 4.1.3).
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { heading, headingLevel = 2, autoFocus = true, texts, children, className, ...rest },
  ref,
) {
  const words = useTexts(errorSummaryTexts, texts);
  const headingId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (!autoFocus || !summary.current) return;
    makeFocusable(summary.current);
    summary.current.focus();
  }, []);

  return (
    <Message
      aria-labelledby={headingId}
      {...rest}
      ref={mergeRefs(summary, ref)}
      role="group"
      variant="error"
      className={clsx('ui-error-summary', className)}
    >
      <Heading id={headingId} className="ui-error-summary-heading">
        {heading ?? words.heading}
      </Heading>
      <ul className="ui-error-summary-list" role="list">
        {children}
      </ul>
    </Message>
  );
});
