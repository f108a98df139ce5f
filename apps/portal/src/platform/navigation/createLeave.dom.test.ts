import { expect, test, vi } from 'vitest';
import { createLeave } from './createLeave';

function openPage() {
  const location = { assign: vi.fn(), replace: vi.fn() };
  return { location, ...createLeave(location) };
}

test('navigates to the first address, and ignores later ones', () => {
  const { leave, isLeaving, location } = openPage();
  expect(isLeaving()).toBe(false);
  leave('/logget-ut');
  leave('/logg-inn');
  leave('/logg-inn', { replace: true });
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/logget-ut');
  expect(location.replace).not.toHaveBeenCalled();
  expect(isLeaving()).toBe(true);
});

test('replaces the history entry on request', () => {
  const { leave, location } = openPage();
  leave('/skade', { replace: true });
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/skade');
  expect(location.assign).not.toHaveBeenCalled();
});

test('navigates again after the page was restored from the back/forward cache', () => {
  const { leave, isLeaving, location } = openPage();
  leave('/logget-ut');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(isLeaving()).toBe(true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isLeaving()).toBe(false);
  leave('/logg-inn');
  expect(location.assign).toHaveBeenLastCalledWith('/logg-inn');
});

test('counts as left from the moment it waits for its next address', async () => {
  const { leave, leaveLater, isLeaving, location } = openPage();
  const later = leaveLater(Promise.resolve('/logget-ut'));
  expect(isLeaving()).toBe(true);
  leave('/skade');
  await later;
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/logget-ut');
});

test('submits a form, unless the page is being left', () => {
  const form = document.createElement('form');
  form.submit = vi.fn();
  const { leave } = openPage();
  leave(form);
  leave(form);
  expect(form.submit).toHaveBeenCalledOnce();
});
