import { forwardRef, type ReactNode } from 'react';
import { QuestionGroup } from '../choice-question/QuestionGroup';
import { FeedbackContact } from '../feedback-contact/FeedbackContact';
import { FeedbackFollowup } from '../feedback-followup/FeedbackFollowup';
import { FeedbackActions } from '../feedback-form/FeedbackActions';
import { FeedbackForm } from '../feedback-form/FeedbackForm';
import { FeedbackRoot, type FeedbackRootProps } from '../feedback-root/FeedbackRoot';
import { FeedbackText } from '../feedback-text/FeedbackText';
import { FeedbackThanks } from '../feedback-thanks/FeedbackThanks';
import type { ChoiceOption, OptionValue, SmileyOption } from '../flow/feedbackQuestion';
import { hasWrongSmiley } from '../smiley-question/smileyOptions';
import { TextQuestion } from '../text-question/TextQuestion';

interface Shared {
  /** Shows a counter: the number of user-perceived characters asked for, never enforced. */
  maxLength?: number;
}

/** Props of `Feedback` that asks with faces; the rest goes to its root element. */
export interface SmileyFeedbackProps extends Omit<FeedbackRootProps, 'children'>, Shared {
  /**
   * Five faces.
   * @default 'smiley'
   */
  type?: 'smiley';
  /** The main question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string;
  /** The faces, from the saddest. By default five, from 'Veldig misfornøyd' to 'Veldig fornøyd'. */
  options?: readonly SmileyOption[];
}

/** Props of `Feedback` that asks for words; the rest goes to its root element. */
export interface TextFeedbackProps extends Omit<FeedbackRootProps<string>, 'children'>, Shared {
  /** A text field, whose words are the answer. */
  type: 'text';
  /** The main question. */
  label: string;
  /** None: the answer is in words. */
  options?: undefined;
}

/** Props of `Feedback` that offers options; the rest goes to its root element. */
export interface ChoiceFeedbackProps<Type extends 'radio' | 'checkbox', Value extends OptionValue>
  extends Omit<FeedbackRootProps<Type extends 'checkbox' ? readonly Value[] : Value>, 'children'>,
    Shared {
  /** One of several, or any number of them: then the answer is a list. */
  type: Type;
  /** The main question. */
  label: string;
  /** What can be answered, in the order shown. */
  options: readonly ChoiceOption<Value>[];
}

/** Props of `Feedback`: what `onSubmit` receives follows from `type` and `options`. */
export type FeedbackProps<Value extends OptionValue = OptionValue> =
  | SmileyFeedbackProps
  | TextFeedbackProps
  | ChoiceFeedbackProps<'radio', Value>
  | ChoiceFeedbackProps<'checkbox', Value>;

const Widget = /* @__PURE__ */ forwardRef<HTMLDivElement, FeedbackProps>(
  ({ type = 'smiley', label, options, maxLength, ...rest }, ref) => {
    if (type === 'smiley' && hasWrongSmiley(options)) return null;

    return (
      // The union above ties callback to type; past this line the parts carry any value.
      <FeedbackRoot {...(rest as FeedbackRootProps)} ref={ref}>
        <FeedbackForm>
          {type === 'text' ? (
            <TextQuestion label={label ?? ''} maxLength={maxLength} />
          ) : (
            <>
              <QuestionGroup type={type} label={label} options={options} />
              <FeedbackText options={options} maxLength={maxLength} />
            </>
          )}
          <FeedbackActions />
        </FeedbackForm>
        <FeedbackThanks />
        <FeedbackFollowup />
        <FeedbackContact />
      </FeedbackRoot>
    );
  },
);

/**
 * The whole widget: a question, a free text once an option is chosen, a thank-you, and optional follow-up
 * questions and contact. It makes no request and stores nothing: the callbacks receive the answers. Its
 * `ref` is the root element.
 */
export const Feedback = Widget as <const Options extends readonly ChoiceOption[]>(
  // `forwardRef`, which React 18 needs, knows no generic components.
  props: FeedbackProps<Options[number]['value']> & { options?: Options },
) => ReactNode;
