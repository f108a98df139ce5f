import { type ReactNode, useEffect, useState } from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';

/** The longest delay of a timer, 24.9 days; browsers run a longer one at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

interface AskPolicyGateProps {
  policy: FeedbackPolicy;
  children: ReactNode;
}

/** Shows its children when the policy decides to ask. Renders nothing on a server. */
export function AskPolicyGate({ policy, children }: AskPolicyGateProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const delayMs = policy.delayMs() ?? Number.POSITIVE_INFINITY;
    if (ready || !(delayMs <= TIMER_MAX_MS)) return;
    const timer = setTimeout(() => {
      policy.onAsked();
      setReady(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [policy, ready]);
  return ready ? children : null;
}
