import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { everyStory } from './stories/everyStory';

/** Before landing, without the stories that show the states of all other stories in a matrix. */
const stories =
  import.meta.env.MODE === 'soak'
    ? everyStory
    : everyStory.filter(([name]) => !name.endsWith('/States'));

/** The listeners on the page and the observers that are in use. */
let used: Set<unknown>;

/** Records the listeners of a target until they are removed or aborted. */
function recordListeners(target: EventTarget) {
  const { addEventListener, removeEventListener } = target;
  const added: { type: string; listener: unknown; capture: boolean }[] = [];
  const isCapture = (options: unknown) =>
    typeof options === 'object' ? (options as { capture?: boolean }).capture === true : !!options;
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const record = { type, listener, capture: isCapture(options) };
    added.push(record);
    used.add(record);
    if (typeof options === 'object')
      options.signal?.addEventListener('abort', () => used.delete(record));
    addEventListener.call(target, type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    for (const record of added)
      if (record.type === type && record.listener === listener)
        if (record.capture === isCapture(options)) used.delete(record);
    removeEventListener.call(target, type, listener, options);
  });
}

/** Lays nothing out, as jsdom. */
class Observer implements ResizeObserver {
  observe = () => void used.add(this);
  disconnect = () => void used.delete(this);
  unobserve = () => {};
}

beforeEach(() => {
  used = new Set();
  vi.useFakeTimers();
});

/** One of the elements that differ in nothing but the values of their attributes. */
const oneOfEachKind = (elements: Iterable<Element>) =>
  new Map(
    [...elements].map((element) => [
      [element.tagName, element.getAttribute('class'), ...element.getAttributeNames()].join(),
      element,
    ]),
  ).values();

/** The page as a server can send it: elements that only find-in-page opens are closed. React knows no such value. */
function asSent(page: Element) {
  const copy = page.cloneNode(true) as Element;
  for (const folded of copy.querySelectorAll('[hidden="until-found"]'))
    folded.setAttribute('hidden', '');
  return copy;
}

test.each(stories)(
  '%s is taken over as the server sent it, and leaves no timer, listener or observer in the page',
  (name, story) => {
    // React adds listeners to a document, and keeps them.
    render(<p>Siden</p>);
    for (const target of [window, document]) recordListeners(target);
    for (const observer of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'])
      vi.stubGlobal(observer, Observer);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRecoverableError = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(story);
    const sent = container.cloneNode(true);

    const { rerender } = render(story, {
      container,
      hydrate: true,
      onRecoverableError,
      wrapper: StrictMode,
    });
    // Other stories open a popup or a dialog once they are mounted.
    if (name.endsWith('/Default'))
      expect(asSent(container).isEqualNode(sent), container.innerHTML).toBe(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
    // React 18 warns of layout effects on a server. This one has a document.
    const others = complaints.mock.calls.filter(([text]) => !/useLayoutEffect does/.test(text));
    expect(others).toEqual([]);

    for (const element of oneOfEachKind(document.querySelectorAll('*'))) {
      fireEvent.pointerEnter(element, { pointerType: 'mouse' });
      if (element.matches('input, textarea'))
        fireEvent.change(element, { target: { value: 'x'.repeat(240) } });
    }
    act(() => void vi.advanceTimersByTime(100));
    rerender(<p>Siden</p>);
    expect([...used]).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);
