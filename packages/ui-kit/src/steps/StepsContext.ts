import { createContext, useContext } from 'react';

/** Where a step is in its row. */
export type StepProgress = 'complete' | 'current' | 'upcoming';

interface PlacedStep {
  /** From 1. */
  number: number;
  state: StepProgress;
}

export const StepsContext = createContext<PlacedStep | undefined>(undefined);

/** The place of a step. @throws Error outside `Steps` */
export function usePlacedStep(): PlacedStep {
  const place = useContext(StepsContext);
  if (!place) throw new Error('Step must be in Steps.');
  return place;
}
