import {
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { returnFocus } from '../internals/returnFocus';
import { useTexts } from '../texts/TextsProvider';
import { keepOnTop, type TopPlace } from './keepOnTop';
import { stepAside } from './stepAside';
import { Toast } from './Toast';
import { ToastAnnouncer } from './ToastAnnouncer';
import { type ToastTexts, toastTexts } from './toast.texts';
import type { ToastQueue } from './toastQueue';

interface ToastRegionProps {
  queue: ToastQueue;
  /** What all toasts of the page stand in, over the page. */
  layer: HTMLElement;
  /** The part of it that is this provider's. */
  own: HTMLElement;
  placement: 'start' | 'end' | undefined;
  texts: Partial<ToastTexts> | undefined;
}

const REGION_KEY = 'F6';
const HOLDS = ['pointer', 'focus', 'hidden'];

/** The toasts in the page, reached with F6. Focus and pointer in it stop their time (WCAG 2.2, 2.2.1). */
export function ToastRegion({ queue, layer, own, placement, texts: ownTexts }: ToastRegionProps) {
  const texts = useTexts(toastTexts, ownTexts);
  const toasts = useSyncExternalStore(queue.subscribe, queue.getShown);
  // What a screen reader is told comes after the live regions, also where a toast was there first.
  const [stands, setStands] = useState(false);
  const region = useRef<HTMLElement>(null);
  const top = useRef<TopPlace>(undefined);
  const cameFrom = useRef<Element | null>(null);
  const hasFocus = useRef(false);
  const byPointer = useRef(false);

  useEffect(() => {
    const followTab = () => queue[document.hidden ? 'hold' : 'release']('hidden');
    const reach = (event: KeyboardEvent) => {
      if (event.key !== REGION_KEY || event.defaultPrevented || !region.current) return;
      event.preventDefault();
      if (own.contains(document.activeElement)) returnFocus(cameFrom.current);
      else region.current.focus();
    };
    const uncover = () => region.current && stepAside(region.current, layer);
    const onTop = keepOnTop(layer);
    top.current = onTop;
    followTab();
    setStands(true);
    document.addEventListener('visibilitychange', followTab);
    document.addEventListener('keydown', reach);
    document.addEventListener('focusin', uncover);
    return () => {
      onTop.stop();
      for (const hold of HOLDS) queue.release(hold);
      document.removeEventListener('visibilitychange', followTab);
      document.removeEventListener('keydown', reach);
      document.removeEventListener('focusin', uncover);
    };
  }, [layer, own, queue]);

  useLayoutEffect(() => {
    top.current?.place();
    if (toasts.length === 0) {
      // Hover ends with what had it: no event says so.
      queue.release('pointer');
      layer.removeAttribute('data-side');
    }
    // A toast that goes with the focus hands it on: the keyboard to the next one, else back.
    const leaves = own.querySelector('[data-leaving]:focus-within');
    if (!leaves && (!hasFocus.current || own.contains(document.activeElement))) return;
    hasFocus.current = false;
    queue.release('focus');
    const next = byPointer.current ? null : own.querySelector('.ui-toast:not([data-leaving])');
    returnFocus(next ?? cameFrom.current);
  });

  const isOutside = ({ relatedTarget }: FocusEvent) => !own.contains(relatedTarget);

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
          onPointerDownCapture={() => {
            byPointer.current = true;
          }}
          onKeyDownCapture={() => {
            byPointer.current = false;
          }}
          onFocus={(event) => {
            if (isOutside(event)) cameFrom.current = event.relatedTarget;
            hasFocus.current = true;
            queue.hold('focus');
          }}
          onBlur={(event) => {
            if (!isOutside(event)) return;
            hasFocus.current = false;
            queue.release('focus');
          }}
        >
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} texts={texts} close={queue.close} />
          ))}
        </section>
      )}
      <ToastAnnouncer toasts={stands ? toasts : []} texts={texts} />
    </>
  );
}
