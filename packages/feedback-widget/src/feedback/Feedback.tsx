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
  /** Shows a counter with this number of user-perceived characters, which is not enforced. */
  maxLength?: number;
}

/** Props of `Feedback` with a smiley scale; other props go to its root element. */
export interface SmileyFeedbackProps extends Omit<FeedbackRootProps, 'children'>, Shared {
  /**
   * Five faces.
   * @default 'smiley'
   */
  type?: 'smiley' | undefined;
  /** The main question. By default 'Hvor fornøyd er du med denne nettsiden?'. */
  label?: string | undefined;
  /** The faces, from the saddest. By default five, from 'Veldig misfornøyd' to 'Veldig fornøyd'. */
  options?: readonly SmileyOption[] | undefined;
}

/** Props of `Feedback` with a scale from 0 to 10; other props go to its root element. */
export interface NpsFeedbackProps extends Omit<FeedbackRootProps, 'children'>, Shared {
  /** The question of the Net Promoter Score. */
  type: 'nps';
  /** The main question. By default 'Hvor sannsynlig er det at du vil anbefale oss til andre?'. */
  label?: string | undefined;
  /** None: the scale is always 0–10. */
  options?: undefined;
}

/** Props of `Feedback` with a text question; other props go to its root element. */
export interface TextFeedbackProps extends Omit<FeedbackRootProps<string>, 'children'>, Shared {
  /** A text field, whose text is the value. */
  type: 'text';
  /** The main question. */
  label: string;
  /** None: the value is a text. */
  options?: undefined;
}

/** Props of `Feedback` with options; other props go to its root element. */
export interface ChoiceFeedbackProps<Type extends 'radio' | 'checkbox', Value extends OptionValue>
  extends Omit<FeedbackRootProps<Type extends 'checkbox' ? readonly Value[] : Value>, 'children'>,
    Shared {
  /** One option with `radio`; any number with `checkbox`, where the value is a list. */
  type: Type;
  /** The main question. */
  label: string;
  /** The options, in the order shown. */
  options: readonly ChoiceOption<Value>[];
}

/** Props of `Feedback`. `type` and `options` decide what `onSubmit` receives. */
export type FeedbackProps<Value extends OptionValue = OptionValue> =
  | SmileyFeedbackProps
  | NpsFeedbackProps
  | TextFeedbackProps
  | ChoiceFeedbackProps<'radio', Value>
  | ChoiceFeedbackProps<'checkbox', Value>;

const Widget = /* @__PURE__ */ forwardRef<HTMLDivElement, FeedbackProps>(
  ({ type = 'smiley', label, options, maxLength, ...rest }, ref) => {
    if (type === 'smiley' && hasWrongSmiley(options)) return null;

    return (
      // The union above connects callback and type; the components below accept any value.
      <FeedbackRoot {...(rest as FeedbackRootProps)} ref={ref}>
        <FeedbackForm>
          {type === 'text' ? (
            <TextQuestion label={label ?? ''} maxLength={maxLength} />
          ) : (
            <>
              <QuestionGroup type={type} label={label} options={options} />
              <FeedbackText options={type === 'nps' ? [] : options} maxLength={maxLength} />
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
 * questions and contact. The widget makes no request and stores nothing: the callbacks receive the submissions. Its
 * `ref` is the root element.
 */
export const Feedback = Widget as <const Options extends readonly ChoiceOption[]>(
  // `forwardRef`, which React 18 needs, does not support generic components.
  props: FeedbackProps<Options[number]['value']> & { options?: Options },
) => ReactNode;
