import { useEffect, useRef, useState } from 'react';

const SPOKEN_SECONDS = [30, 10];

/** What a live region says of a countdown: nothing at first, and a text as 30 and 10 seconds are reached. Each second would be noise. */
export function useCountdownVoice(
  secondsLeft: number,
  textOf: (seconds: number) => string,
): string {
  const [text, setText] = useState('');
  const before = useRef(secondsLeft);
  useEffect(() => {
    const reached = SPOKEN_SECONDS.some((at) => before.current > at && secondsLeft <= at);
    before.current = secondsLeft;
    if (reached) setText(textOf(secondsLeft));
  }, [secondsLeft, textOf]);
  return text;
}
