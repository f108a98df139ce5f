import { whenActivated } from '@forsikring/foundation/page/whenActivated';
import { type ReactNode, useEffect, useState } from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';

/** The longest delay of a timer, 24.9 days; browsers run a longer one at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

interface AskPolicyGateProps {
  policy: FeedbackPolicy;
  children: ReactNode;
}

/**
 * Shows its children when the policy decides to ask. Renders nothing on a server, nor in a page that the browser renders in
 * advance: a visitor who never opens the page has not been asked.
 */
export function AskPolicyGate({ policy, children }: AskPolicyGateProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = whenActivated(() => {
      const delayMs = policy.delayMs() ?? Number.NaN;
      if (delayMs <= TIMER_MAX_MS)
        timer = setTimeout(() => {
          policy.onAsked();
          setReady(true);
        }, delayMs);
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [policy, ready]);
  return ready ? children : null;
}
