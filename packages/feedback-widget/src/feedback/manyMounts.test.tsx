import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAskPolicy } from '../ask-policy/createAskPolicy';
import { Feedback } from './Feedback';

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Counts the listeners on a target that are added and not removed again. */
function countListeners(target: Listening) {
  const listening = new Set<unknown>();
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    listening.add(listener);
    const { signal } = Object(options) as AddEventListenerOptions;
    signal?.addEventListener('abort', () => listening.delete(listener));
    add(type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    listening.delete(listener);
    remove(type, listener, options);
  });
  return listening;
}

test('leaves no timer and no listener after ten mounts', () => {
  // React adds listeners to each container and keeps them: use one container for all mounts.
  const container = document.body.appendChild(document.createElement('div'));
  render(<p>Siden</p>, { container });
  vi.useFakeTimers();
  const listening = [countListeners(window), countListeners(document)];
  const policy = createAskPolicy({ visitorId: 'a', afterSeconds: 20 });
  let most = 0;
  for (let mount = 0; mount < 10; mount++) {
    render(
      <>
        <Feedback type="smiley" maxLength={10} onSubmit={() => {}} />
        <Feedback type="smiley" policy={policy} onSubmit={() => {}} />
      </>,
      { container },
    );
    // The counter's announcement waits for a pause in typing, which does not happen here.
    fireEvent.click(container.querySelector('input') as Element);
    const text = container.querySelector('textarea') as Element;
    fireEvent.change(text, { target: { value: '123456789' } });
    most = Math.max(most, vi.getTimerCount());
    render(<p>Siden</p>, { container });
  }
  expect(most).toBeGreaterThanOrEqual(2);
  expect(vi.getTimerCount()).toBe(0);
  for (const left of listening) expect(left.size).toBe(0);
  container.remove();
});
