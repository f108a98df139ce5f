import { afterEach, expect, test, vi } from 'vitest';
import { tabMemory } from './tabMemory';

afterEach(() => {
  window.name = '';
});

test('stores values in sessionStorage', () => {
  tabMemory.setItem('at', '7');
  expect(tabMemory.getItem('at')).toBe('7');
  expect(window.name).toBe('');
});

test("stores values in the window's name when sessionStorage can be read but not written", () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabMemory.setItem('at', '7');
  tabMemory.setItem('reload', '8=&9');
  expect([tabMemory.getItem('at'), tabMemory.getItem('reload')]).toEqual(['7', '8=&9']);
});

test("stores values in the window's name when storage is blocked, and ignores names set by other pages", () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  window.name = 'checkout';
  expect(tabMemory.getItem('at')).toBeNull();
  tabMemory.setItem('at', '7');
  tabMemory.setItem('reload', '8=&9');
  expect([tabMemory.getItem('at'), tabMemory.getItem('reload')]).toEqual(['7', '8=&9']);
});
