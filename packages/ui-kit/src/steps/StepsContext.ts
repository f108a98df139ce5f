import { createContext } from 'react';
import { usePart } from '../internals/usePart';

/** Where a step is in its row. */
export type StepProgress = 'complete' | 'current' | 'upcoming';

interface PlacedStep {
  /** From 1. */
  number: number;
  state: StepProgress;
}

export const StepsContext = createContext<PlacedStep | undefined>(undefined);

/** The place of a step. @throws Error outside `Steps` */
export const usePlacedStep = () => usePart(StepsContext, 'Step must be in Steps.');
