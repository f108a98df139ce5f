import { type ReactNode, useEffect, useState } from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';

/** The longest delay of a timer, 24.9 days; browsers run a longer one at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

interface DueProps {
  policy: FeedbackPolicy;
  children: ReactNode;
}

/** Shows its children when the policy decides to ask. Renders nothing on a server. */
export function Due({ policy, children }: DueProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const delayMs = policy.delayMs() ?? Number.POSITIVE_INFINITY;
    if (due || !(delayMs <= TIMER_MAX_MS)) return;
    const timer = setTimeout(() => {
      policy.asked();
      setDue(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [policy, due]);
  return due ? children : null;
}
