import { returnFocus } from '@forsikring/foundation/focus/returnFocus';
import { isComposing } from '@forsikring/foundation/isComposing';
import { useClientLayoutEffect } from '@forsikring/foundation/react/useClientLayoutEffect';
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/TextsProvider';
import { avoidCoveringFocus, formOf } from './avoidCoveringFocus';
import { Toast } from './Toast';
import { ToastAnnouncer } from './ToastAnnouncer';
import { type ToastTexts, toastTexts } from './toast.texts';
import type { ToastPlace } from './toastLayer';
import type { ToastQueue } from './toastQueue';

/** A place at the edge of the window. */
export type ToastPlacement = 'start' | 'center' | 'end' | 'top-start' | 'top-center' | 'top-end';

interface ToastRegionProps extends ToastPlace {
  queue: ToastQueue;
  placement: ToastPlacement | undefined;
  texts: Partial<ToastTexts> | undefined;
}

const REGION_KEY = 'F6';
const HOLDS = ['pointer', 'focus', 'hidden'];

/** A press with the mouse does not move the focus: only the keyboard moves along the toasts. */
const keepFocus = (event: MouseEvent) =>
  (event.target as Element).closest('button') && event.preventDefault();

/**
 * The toasts in the page, reached with F6. Focus and pointer in the region stop the time of the toasts (WCAG 2.2, 2.2.1).
 */
export function ToastRegion(props: ToastRegionProps) {
  const { queue, layer, own, place, placement } = props;
  const texts = useTexts(toastTexts, props.texts);
  const toasts = useSyncExternalStore(queue.subscribe, queue.getShown);
  /** The element that had the focus before; undefined while the focus is not in the region. */
  const origin = useRef<Element | null>(undefined);

  useEffect(() => {
    const stopping = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      act: (event: DocumentEventMap[K]) => void,
    ) => document.addEventListener(type, act, stopping);
    const followTab = () => queue[document.hidden ? 'hold' : 'release']('hidden');
    // A message in a form pushes its buttons below the toasts.
    const growth =
      globalThis.ResizeObserver && new ResizeObserver(() => avoidCoveringFocus(own, layer));
    const leave = () => {
      origin.current = undefined;
      queue.release('focus');
    };
    followTab();
    on('visibilitychange', followTab);
    // Not through React, which reports no focus events while it changes the page.
    on('focusout', ({ relatedTarget }) => relatedTarget || leave());
    on('focusin', ({ target, relatedTarget }) => {
      if (own.contains(target as Element)) {
        if (origin.current === undefined) origin.current = relatedTarget as Element | null;
        queue.hold('focus');
        return;
      }
      leave();
      // After the browser has scrolled to the focused element, which comes after the event.
      requestAnimationFrame(() => avoidCoveringFocus(own, layer));
      growth?.disconnect();
      growth?.observe(formOf(target as Element));
    });
    on('keydown', (event) => {
      const region = own.querySelector('section');
      const focused = document.activeElement;
      const inside = own.contains(focused);
      if (event.key !== REGION_KEY || event.defaultPrevented || isComposing(event)) return;
      if (!region) return;
      // The region of another provider returns the focus itself.
      if (!inside && layer.contains(focused)) return;
      event.preventDefault();
      if (inside) returnFocus(origin.current);
      else region.focus();
    });
    return () => {
      stopping.abort();
      growth?.disconnect();
      HOLDS.forEach(queue.release);
    };
  }, [layer, own, queue]);

  useClientLayoutEffect(() => {
    place();
    avoidCoveringFocus(own, layer);
    if (toasts.length === 0) {
      // A removed toast ends the hover, and no event reports it.
      queue.release('pointer');
      layer.removeAttribute('data-side');
    }
    // When a toast with the focus is removed, the focus moves to the next one, or back.
    const from = origin.current;
    const next = own.querySelector('.ui-toast:not([data-leaving])');
    const focused = own.querySelector(':focus:not([data-leaving], [data-leaving] *)');
    // The region itself keeps the focus for as long as it has toasts.
    if (from === undefined || (focused && (next || focused.localName !== 'section'))) return;
    origin.current = next ? from : undefined;
    queue.release('focus');
    returnFocus(next ?? from);
  });

  return (
    <>
      {toasts.length > 0 && (
        <section
          className="ui-toast-region"
          data-placement={placement}
          aria-label={texts.region}
          tabIndex={-1}
          onPointerEnter={() => queue.hold('pointer')}
          onPointerLeave={() => queue.release('pointer')}
          onMouseDown={keepFocus}
          // A toast at the top grows.
          onTransitionEnd={() => avoidCoveringFocus(own, layer)}
          onKeyDown={(event) => {
            // Escape on the region closes the newest toast. Escape inside a toast was handled by that toast.
            if (event.key !== 'Escape' || event.defaultPrevented || !toasts[0]) return;
            if (isComposing(event.nativeEvent)) return;
            event.preventDefault();
            event.stopPropagation();
            queue.close(toasts[0].id, 'escape-key');
          }}
        >
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} texts={texts} queue={queue} />
          ))}
        </section>
      )}
      <ToastAnnouncer toasts={toasts} own={own} />
    </>
  );
}
