/** The types of the events for which a page has added listeners to an element itself. */
const heard = new WeakMap<EventTarget, Set<string>>();

/** A class of elements that know for which events they have listeners. */
export const hearing = (Base: typeof HTMLElement): typeof HTMLElement =>
  class extends Base {
    override addEventListener(...listener: Parameters<HTMLElement['addEventListener']>) {
      heard.set(this, (heard.get(this) ?? new Set()).add(listener[0]));
      super.addEventListener(...listener);
    }
  };

/** Whether a page has added a listener for a type of event to the element. */
export const isHeard = (element: EventTarget, type: string): boolean =>
  heard.get(element)?.has(type) ?? false;
