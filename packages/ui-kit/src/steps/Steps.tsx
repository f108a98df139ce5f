import clsx from 'clsx/lite';
import { Children, type ComponentProps, forwardRef } from 'react';
import { type StepProgress, StepsContext } from './StepsContext';

/** Props of `Steps`; the rest goes to the `<ol>`. */
export interface StepsProps extends ComponentProps<'ol'> {
  /**
   * The number of the current step, from 1. The steps before it are complete. One more than the number of steps: all are
   * complete.
   */
  current: number;
}

/**
 * Completed, current and upcoming steps, in order. Its children are `Step`s. The steps are beside each other where there
 * is room, and below each other elsewhere.
 */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { current, children, className, ...rest },
  ref,
) {
  return (
    <ol {...rest} ref={ref} className={clsx('ui-steps', className)} role="list">
      {Children.toArray(children).map((step, index) => {
        const number = index + 1;
        return (
          <StepsContext.Provider key={number} value={{ number, state: progress(number, current) }}>
            {step}
          </StepsContext.Provider>
        );
      })}
    </ol>
  );
});

function progress(number: number, current: number): StepProgress {
  if (number < current) return 'complete';
  return number === current ? 'current' : 'upcoming';
}
