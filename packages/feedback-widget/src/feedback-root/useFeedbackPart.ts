import { useContext } from 'react';
import { FeedbackContext } from './FeedbackContext';
import { logMisuse } from './logMisuse';

/** The context of the root. Outside a root it is `undefined`, and an error with the component's name is logged. */
export function useFeedbackPart(part: string) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) logMisuse(`<${part}> must be inside <FeedbackRoot>.`);
  return feedback;
}
