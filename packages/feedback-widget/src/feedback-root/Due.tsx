import { type ReactNode, useEffect, useState } from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';

interface DueProps {
  policy: FeedbackPolicy;
  children: ReactNode;
}

/** Shows its children once the visitor is to be asked. A server, which knows no visitor, never asks. */
export function Due({ policy, children }: DueProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const delayMs = due ? undefined : policy.delayMs();
    if (delayMs === undefined) return;
    const timer = setTimeout(() => {
      policy.asked();
      setDue(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [policy, due]);
  return due ? children : null;
}
