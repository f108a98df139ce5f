import { createContext, useContext } from 'react';
import type { ContactOptions, FollowupOptions } from '../flow/feedbackFlowOptions';
import type { AnswerValue } from '../flow/feedbackQuestion';
import { logMisuse } from '../flow/logMisuse';
import type { FeedbackTexts } from '../texts/feedback.texts';
import type { FeedbackHandle } from './useFeedback';

/** What a root shares with the components inside it. */
export interface FeedbackContextValue extends FeedbackHandle<AnswerValue> {
  followup?: FollowupOptions;
  contactQuestion?: ContactOptions;
  /** The longest text that can be sent, see `FeedbackFlowOptions`. */
  textLimit: number | undefined;
  texts: FeedbackTexts;
  /** The element of the widget's headings. */
  Heading: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Whether a submission is pending; `undefined` otherwise, to fit an attribute. */
  sending: true | undefined;
  /** Announces a text through the root's live region; an empty text clears it. */
  announce: (text: string) => void;
}

/** Connects the components to their root. `undefined` outside a root. */
export const FeedbackContext = createContext<FeedbackContextValue | undefined>(undefined);

/** The context of the root. Outside a root it is `undefined`, and an error with the component's name is logged. */
export function useFeedbackPart(part: string) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) logMisuse(`<${part}> must be inside <FeedbackRoot>.`);
  return feedback;
}
