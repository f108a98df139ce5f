import { useEffect } from 'react';
import type { FeedbackContextValue } from '../feedback-root/FeedbackContext';
import { fillIn } from '../texts/fillIn';

const ANNOUNCE_FROM = 0.9;
const ANNOUNCE_AFTER_MS = 1000;

interface CharacterCounterProps extends Pick<FeedbackContextValue, 'texts' | 'announce'> {
  id: string;
  count: number;
  maxLength: number;
}

/** The counter 'n / max' (part 2 §5). From 90 % it is also said, once typing pauses. */
export function CharacterCounter({ id, count, maxLength, texts, announce }: CharacterCounterProps) {
  const left = maxLength - count;
  const template = left < 0 ? texts.charactersOver : texts.charactersLeft;
  const spoken =
    count >= maxLength * ANNOUNCE_FROM ? fillIn(template, { count: Math.abs(left) }) : '';

  useEffect(() => {
    const timer = setTimeout(announce, ANNOUNCE_AFTER_MS, spoken);
    return () => clearTimeout(timer);
  }, [announce, spoken]);
  useEffect(() => () => announce(''), [announce]);

  return (
    <p className="fbw-counter" id={id}>
      {count} / {maxLength}
    </p>
  );
}
