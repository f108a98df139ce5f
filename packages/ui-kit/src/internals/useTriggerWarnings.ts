import { type RefObject, useEffect } from 'react';
import { hasName } from './hasName';
import { warnOnce } from './warnOnce';

/**
 * Warns in development when a trigger has no element or no name. Production builds contain an empty
 * function.
 */
export const useTriggerWarnings =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : function useTriggerWarnings(trigger: RefObject<HTMLElement | null>, ofWhat: string) {
        useEffect(() => {
          if (!trigger.current)
            warnOnce(
              `The trigger of ${ofWhat} must pass its props and its ref on to an element. Without them, it opens nothing.`,
            );
          // A tooltip that describes the trigger becomes its name, and warns by itself.
          else if (!hasName(trigger.current) && !trigger.current.hasAttribute('aria-describedby'))
            warnOnce(`The trigger of ${ofWhat} has no name. Give it a text or an aria-label.`);
        });
      };
