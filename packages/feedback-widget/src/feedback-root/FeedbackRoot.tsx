import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useState } from 'react';
import type { FeedbackFlowOptions } from '../flow/createFeedbackFlow';
import { type FeedbackTexts, nb } from '../texts/feedback.texts';
import { FeedbackContext } from './FeedbackContext';
import { useFeedback } from './useFeedback';

/** Props of `FeedbackRoot`; the rest goes to its `<div>`. */
export interface FeedbackRootProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'>,
    FeedbackFlowOptions {
  /**
   * The language: an object and not a code, so that a page loads one language alone.
   * @default nb
   */
  language?: FeedbackTexts;
  /** Texts that replace those of the language, one by one. */
  texts?: Partial<FeedbackTexts>;
  /**
   * The level of the widget's headings, to fit the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * Holds one visit to the widget and what its parts share (part 2 §4). Its one live region stands,
 * empty, from the first paint: assistive technology overlooks a region that arrives with its text.
 */
export function FeedbackRoot({
  onSubmit,
  submitOnLeave,
  language = nb,
  texts: ownTexts,
  headingLevel = 2,
  className,
  children,
  ...rest
}: FeedbackRootProps) {
  const feedback = useFeedback({ onSubmit, submitOnLeave });
  const [announcement, announce] = useState('');
  const texts = { ...language, ...ownTexts };
  const { phase } = feedback.state;
  const spoken = phase === 'sending' ? texts.sending : announcement;

  return (
    <FeedbackContext.Provider
      value={{ ...feedback, texts, announce, Heading: `h${headingLevel}` as const }}
    >
      <div lang={texts.lang} {...rest} className={clsx('fbw-root', className)}>
        {children}
        <div role="status" aria-atomic="false" className="fbw-status">
          {phase === 'failed' && <p className="fbw-failed">{texts.failed}</p>}
          {spoken && <span className="fbw-spoken">{spoken}</span>}
        </div>
      </div>
    </FeedbackContext.Provider>
  );
}
