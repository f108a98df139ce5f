import { useEffect, useRef, useState } from 'react';

const ANNOUNCED_SECONDS = [30, 10];

/**
 * The text of a countdown's live region: empty at first, then updated at 30 and at 10 seconds. Announcing
 * every second would be noise.
 */
export function useCountdownAnnouncement(
  secondsLeft: number,
  textOf: (seconds: number) => string,
): string {
  const [text, setText] = useState('');
  const previous = useRef(secondsLeft);
  useEffect(() => {
    const reached = ANNOUNCED_SECONDS.some((at) => previous.current > at && secondsLeft <= at);
    previous.current = secondsLeft;
    if (reached) setText(textOf(secondsLeft));
  }, [secondsLeft, textOf]);
  return text;
}
