import { afterEach, expect, it, vi } from 'vitest';
import { tabMemory } from './tabMemory';

afterEach(() => {
  vi.restoreAllMocks();
  window.name = '';
  window.sessionStorage.clear();
});

it('remembers in the storage of the tab', () => {
  tabMemory.setItem('at', '7');
  expect(tabMemory.getItem('at')).toBe('7');
  expect(window.name).toBe('');
});

it('remembers by the name of the window where nothing can be written, though it can be read', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabMemory.setItem('at', '7');
  tabMemory.setItem('reload', '8=&9');
  expect([tabMemory.getItem('at'), tabMemory.getItem('reload')]).toEqual(['7', '8=&9']);
});

it('remembers where storage is blocked altogether, and takes no other name for its own', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  window.name = 'checkout';
  expect(tabMemory.getItem('at')).toBeNull();
  tabMemory.setItem('at', '7');
  tabMemory.setItem('reload', '8=&9');
  expect([tabMemory.getItem('at'), tabMemory.getItem('reload')]).toEqual(['7', '8=&9']);
});
