import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref for two: the part's own, and its user's. Both hear when the element is gone. */
export function useMergedRef<Element>(
  own: Ref<Element>,
  theirs: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const released = [own, theirs].map((ref) => {
        if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
        if (ref) ref.current = element;
        return () => {
          if (ref) ref.current = null;
        };
      });
      return () => {
        for (const release of released) release();
      };
    },
    [own, theirs],
  );
}
