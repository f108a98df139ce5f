import { expect, test, vi } from 'vitest';
import { watchPage } from './watchPage';

test('reports that the page is hidden, visible, left and shown, until it is stopped', () => {
  const onChange = vi.fn();
  const state = vi.spyOn(document, 'visibilityState', 'get');
  const happen = () => {
    for (const each of ['hidden', 'visible'] as const) {
      state.mockReturnValue(each);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    for (const name of ['pagehide', 'pageshow'])
      window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  };
  const stop = watchPage(onChange);
  happen();
  stop();
  happen();
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    'hidden',
    'visible',
    'pagehide',
    'pageshow',
  ]);
  expect(onChange).toHaveBeenLastCalledWith('pageshow', true);
});
