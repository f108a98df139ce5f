import { type ComponentPropsWithoutRef, useState } from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';
import type { FeedbackFlowOptions } from '../flow/feedbackFlowOptions';
import type { AnswerValue } from '../flow/feedbackQuestion';
import { type FeedbackTexts, nb } from '../texts/feedback.texts';
import { mergeTexts } from '../texts/mergeTexts';
import { classNames } from './classNames';
import { Due } from './Due';
import { FeedbackContext } from './FeedbackContext';
import { logMisuse } from './logMisuse';
import { type FeedbackHandle, useFeedback } from './useFeedback';

/** Props of `FeedbackRoot`; the rest goes to its `<div>`. */
export interface FeedbackRootProps<Value = number>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'>,
    FeedbackFlowOptions<Value> {
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
  /** Decides whether and when to ask, see `createAskPolicy`. By default always, and at once. */
  policy?: FeedbackPolicy;
}

function Visit<Value>({
  onSubmit,
  submitOnLeave,
  followup,
  contactQuestion,
  redact,
  language,
  texts: ownTexts,
  headingLevel,
  className,
  children,
  ...rest
}: FeedbackRootProps<Value>) {
  const handle = useFeedback({ onSubmit, submitOnLeave, followup, contactQuestion, redact });
  // What a question offers is what it answers: the parts need not know which type that is.
  const feedback = handle as unknown as FeedbackHandle<AnswerValue>;
  const [announcement, announce] = useState('');
  const texts = mergeTexts(language ?? nb, ownTexts);
  const { delivery } = feedback.state;
  const sending = delivery === 'sending' || undefined;
  const spoken = sending ? texts.sending : announcement;
  // A page without types may ask for any level.
  const level = headingLevel && /^[1-6]$/.test(`${headingLevel}`) ? headingLevel : 2;
  const Heading = `h${level}` as const;
  if (followup && !followup.questions) logMisuse('followup has no questions.');

  return (
    <FeedbackContext.Provider
      value={{
        ...feedback,
        followup,
        contactQuestion,
        texts,
        announce,
        sending,
        Heading,
      }}
    >
      <div lang={texts.lang} {...rest} className={classNames('fbw-root', className)}>
        {children}
        <div role="status" aria-atomic="false" className="fbw-status">
          {delivery === 'failed' && <p className="fbw-failed">{texts.failed}</p>}
          {spoken && <span className="fbw-spoken">{spoken}</span>}
        </div>
      </div>
    </FeedbackContext.Provider>
  );
}

/**
 * Holds one visit to the widget and what its parts share (part 2 §4). Its one live region stands,
 * empty, from the first paint: assistive technology overlooks a region that arrives with its text.
 */
export function FeedbackRoot<Value = number>({ policy, ...rest }: FeedbackRootProps<Value>) {
  const visit = <Visit {...rest} />;
  return policy ? <Due policy={policy}>{visit}</Due> : visit;
}
