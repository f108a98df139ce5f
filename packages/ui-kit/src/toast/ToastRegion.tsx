import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { returnFocus } from '../internals/returnFocus';
import { useTexts } from '../texts/TextsProvider';
import { keepOnTop, placeOnTop } from './keepOnTop';
import { Toast } from './Toast';
import { ToastAnnouncer } from './ToastAnnouncer';
import { type ToastTexts, toastTexts } from './toast.texts';
import type { ToastQueue } from './toastQueue';

interface ToastRegionProps {
  queue: ToastQueue;
  /** What the region stands in, over the page. */
  layer: HTMLElement;
  placement: 'start' | 'end' | undefined;
  texts: Partial<ToastTexts> | undefined;
}

const REGION_KEY = 'F6';

/** The toasts in the page, reached with F6. Focus and pointer in it stop their time (WCAG 2.2, 2.2.1). */
export function ToastRegion({ queue, layer, placement, texts: ownTexts }: ToastRegionProps) {
  const texts = useTexts(toastTexts, ownTexts);
  const toasts = useSyncExternalStore(queue.subscribe, queue.getShown);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  // In the page before the first toast, and empty: what comes with its region is not read.
  useEffect(() => {
    const followTab = () => queue[document.hidden ? 'hold' : 'release']('hidden');
    const reach = (event: KeyboardEvent) => {
      if (event.key !== REGION_KEY || event.defaultPrevented || !region.current) return;
      event.preventDefault();
      if (layer.contains(document.activeElement)) returnFocus(cameFrom.current);
      else region.current.focus();
    };
    const leaveTop = keepOnTop(layer);
    followTab();
    document.addEventListener('visibilitychange', followTab);
    document.addEventListener('keydown', reach);
    return () => {
      leaveTop();
      document.removeEventListener('visibilitychange', followTab);
      document.removeEventListener('keydown', reach);
    };
  }, [layer, queue]);

  // A toast that leaves with the focus hands it on: to the next one, or back.
  useLayoutEffect(() => {
    placeOnTop(layer);
    if (toasts.length === 0) {
      // Hover and focus end with what had them: no event says so.
      queue.release('pointer');
      queue.release('focus');
    }
    if (layer.querySelector('[data-leaving]:focus-within')) {
      const next = layer.querySelector('.ui-toast:not([data-leaving])');
      returnFocus(next ?? cameFrom.current);
    }
  });

  const isOutside = ({ relatedTarget }: FocusEvent) => !layer.contains(relatedTarget);

  return (
    <>
      {toasts.length > 0 && (
        <section
          ref={region}
          className="ui-toast-region"
          data-placement={placement}
          aria-label={texts.region}
          tabIndex={-1}
          onPointerEnter={() => queue.hold('pointer')}
          onPointerLeave={() => queue.release('pointer')}
          onFocus={(event) => {
            if (isOutside(event)) cameFrom.current = event.relatedTarget;
            queue.hold('focus');
          }}
          onBlur={(event) => {
            if (isOutside(event)) queue.release('focus');
          }}
        >
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} texts={texts} close={queue.close} />
          ))}
        </section>
      )}
      <ToastAnnouncer toasts={toasts} texts={texts} />
    </>
  );
}
