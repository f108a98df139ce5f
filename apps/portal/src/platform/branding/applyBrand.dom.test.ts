import { expect, test, vi } from 'vitest';
import { applyBrand } from './applyBrand';

/** A page, with the links to style sheets that the server has put into it. */
const pageWith = (links = '') =>
  new DOMParser().parseFromString(`<head>${links}</head>`, 'text/html');
const linksOf = (page: Document) => [...page.querySelectorAll('link')];
const sheetsOf = (page: Document) =>
  linksOf(page).map((link) => link.getAttribute('href')?.match(/(\w+)\/brand\.css/)?.[1]);
const settle = (page: Document, type: 'load' | 'error') => {
  for (const link of linksOf(page)) link.dispatchEvent(new Event(type));
};

test('applies the brand to the page, and the neutral brand when it is unknown', () => {
  const page = pageWith();
  void applyBrand({ theme: 'eika' }, page);
  expect(page.documentElement.dataset.brand).toBe('eika');
  for (const theme of ['ukjent', '__proto__', '', undefined]) {
    void applyBrand({ theme }, page);
    expect(page.documentElement.dataset.brand).toBe('neutral');
  }
});

test('loads the style sheet of the brand alone, once', async () => {
  const page = pageWith();
  const applied = [1, 2].map(() => applyBrand({ theme: 'sb1', logo: 'sb1' }, page));
  expect(sheetsOf(page)).toEqual(['sb1']);
  settle(page, 'load');
  await Promise.all(applied);
});

test('loads the style sheet of another brand for its logo', async () => {
  const page = pageWith();
  const applied = applyBrand({ theme: 'fana', logo: 'more' }, page);
  expect(sheetsOf(page)).toEqual(['fana', 'more']);
  settle(page, 'load');
  await applied;
});

test('goes on without a style sheet that cannot be loaded', async () => {
  const page = pageWith();
  const applied = applyBrand({ theme: 'fjell' }, page);
  settle(page, 'error');
  await applied;
});

test('loads no style sheet for an unknown brand', async () => {
  const page = pageWith();
  await applyBrand({ theme: 'ukjent', logo: '../x' }, page);
  expect(linksOf(page)).toEqual([]);
});

test('applies the style sheet that the server preloads', async () => {
  const asked = pageWith();
  void applyBrand({ theme: 'none' }, asked);
  const page = pageWith(linksOf(asked)[0]?.outerHTML.replace('stylesheet', 'preload'));
  const applied = applyBrand({ theme: 'none' }, page);
  expect(linksOf(page).map(({ rel }) => rel)).toEqual(['preload', 'stylesheet']);
  settle(page, 'load');
  await applied;
});

test('goes on after 3 s without a style sheet that does not respond, and keeps waiting for it', async () => {
  vi.useFakeTimers();
  const page = pageWith();
  const applied = vi.fn();
  void applyBrand({ theme: 'more' }, page).then(applied);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(applied).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(applied).toHaveBeenCalledOnce();
  expect(sheetsOf(page)).toEqual(['more']);
});
