import { useEffect, useState } from 'react';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';

/** Whether the visitor is to be asked by now. A server, which knows no visitor, never asks by policy. */
export function useDue(policy: FeedbackPolicy | undefined): boolean {
  const [due, setDue] = useState(!policy);
  useEffect(() => {
    const delayMs = due ? undefined : policy?.delayMs();
    if (delayMs === undefined) return;
    const timer = setTimeout(() => {
      policy?.asked();
      setDue(true);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [policy, due]);
  return due;
}
