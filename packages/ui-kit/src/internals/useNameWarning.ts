import { type RefObject, useEffect } from 'react';
import { warnOnce } from './warnOnce';

const NAMES = ['aria-label', 'aria-labelledby', 'title'];

/** Warns in development when an open popup has no name. Production builds contain an empty function. */
export const useNameWarning =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : function useNameWarning(
        popup: RefObject<HTMLElement | null>,
        open: boolean,
        part: 'DialogPopup' | 'PopoverPopup',
      ) {
        useEffect(() => {
          if (!open) return;
          // The title registers itself in a render after the popup's.
          const timer = setTimeout(() => {
            if (popup.current && NAMES.every((name) => !popup.current?.getAttribute(name)))
              warnOnce(`A ${part} has no name. Give it a title, or an aria-label.`);
          });
          return () => clearTimeout(timer);
        });
      };
