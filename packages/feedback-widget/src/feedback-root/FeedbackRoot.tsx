import { classNames } from '@forsikring/foundation/classNames';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useState,
} from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';
import { ErrorText } from '../feedback-text/ErrorText';
import type { FeedbackFlowOptions } from '../flow/feedbackFlowOptions';
import type { AnswerValue } from '../flow/feedbackQuestion';
import { logMisuse } from '../flow/logMisuse';
import type { FeedbackTexts } from '../texts/feedback.texts';
import { textsOf } from '../texts/textsOf';
import { AskPolicyGate } from './AskPolicyGate';
import { FeedbackContext } from './FeedbackContext';
import { type FeedbackHandle, useFeedback } from './useFeedback';

/** Props of `FeedbackRoot`; other props go to its `<div>`. */
export interface FeedbackRootProps<Value = number>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'>,
    FeedbackFlowOptions<Value> {
  /** The root element; `null` while `policy` shows nothing. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Receives the state and the actions of the visitor, for a host page that calls them itself: `cancel()`. */
  actionsRef?: Ref<FeedbackHandle<Value>> | undefined;
  /**
   * The language: an object and not a code, so that a page loads only one language.
   * @default nb
   */
  language?: FeedbackTexts | undefined;
  /** Replaces individual texts of the language. */
  texts?: Partial<FeedbackTexts> | undefined;
  /**
   * The level of the widget's headings, which should fit the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Decides whether and when to ask, see `createAskPolicy`. By default always, and at once. */
  policy?: FeedbackPolicy | undefined;
}

interface VisitProps<Value> extends Omit<FeedbackRootProps<Value>, 'ref' | 'policy'> {
  rootRef: Ref<HTMLDivElement>;
}

function Visit<Value>({
  rootRef,
  actionsRef,
  onSubmit,
  onChoose,
  onStateChange,
  submitOnLeave,
  textLimit,
  followup,
  contactQuestion,
  redact,
  language,
  texts: ownTexts,
  headingLevel,
  className,
  children,
  ...rest
}: VisitProps<Value>) {
  const handle = useFeedback({
    onSubmit,
    onChoose,
    onStateChange,
    submitOnLeave,
    textLimit,
    followup,
    contactQuestion,
    redact,
  });
  useImperativeHandle(actionsRef, () => handle);
  // The question's options decide the type of the value; the other components do not depend on it.
  const feedback = handle as unknown as FeedbackHandle<AnswerValue>;
  const [announcement, announce] = useState('');
  const texts = textsOf(language, ownTexts);
  const { delivery } = feedback.state;
  const sending = delivery === 'sending' || undefined;
  const spoken = sending ? texts.sending : announcement;
  // A page without types may pass any level.
  const level = headingLevel && /^[1-6]$/.test(`${headingLevel}`) ? headingLevel : 2;
  const Heading = `h${level}` as const;
  if (followup && !followup.questions) logMisuse('followup has no questions.');

  return (
    <FeedbackContext.Provider
      value={{
        ...feedback,
        followup,
        contactQuestion,
        textLimit,
        texts,
        announce,
        sending,
        Heading,
      }}
    >
      <div
        ref={rootRef}
        lang={texts.lang}
        // The direction of its own texts, also in a page that is written from right to left.
        dir="auto"
        {...rest}
        className={classNames('fbw-root', className)}
      >
        {children}
        <div role="status" aria-atomic="false" className="fbw-status">
          {delivery === 'failed' && <ErrorText className="fbw-failed">{texts.failed}</ErrorText>}
          {spoken && <span className="fbw-spoken">{spoken}</span>}
        </div>
      </div>
    </FeedbackContext.Provider>
  );
}

/**
 * Contains the state of one visit and what the components share. Its only live region is mounted empty with
 * the first paint: assistive technology ignores a region that is added together with its text.
 */
export const FeedbackRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, FeedbackRootProps<unknown>>(
  ({ policy, ...rest }, ref) => {
    const visit = <Visit {...rest} rootRef={ref} />;
    return policy ? <AskPolicyGate policy={policy}>{visit}</AskPolicyGate> : visit;
  },
  // `forwardRef`, which React 18 needs, does not support generic components.
) as <Value = number>(props: FeedbackRootProps<Value>) => ReactNode;
