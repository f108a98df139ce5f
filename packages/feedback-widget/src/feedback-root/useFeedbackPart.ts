import { useContext } from 'react';
import { FeedbackContext } from './FeedbackContext';
import { logMisuse } from './logMisuse';

/** What the root hands to a part. Outside a root it is `undefined`, and the part's name is logged. */
export function useFeedbackPart(part: string) {
  const feedback = useContext(FeedbackContext);
  if (!feedback) logMisuse(`<${part}> must stand inside <FeedbackRoot>.`);
  return feedback;
}
