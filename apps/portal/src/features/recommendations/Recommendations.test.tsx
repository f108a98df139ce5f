import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { Recommendations } from './Recommendations';
import type { ProductCode } from './recommendedProducts';

const show = (...shown: ProductCode[]) => {
  const data = { shown, owned: [], customerProducts: [], member: false, bankCustomer: false };
  const controlGroup = shown.length === 0;
  const read = { data: { ...data, controlGroup, fallback: false }, retry: undefined };
  const track = vi.fn();
  renderInPortal(<Recommendations read={{ ...read, loading: false }} page="oversikt" />, { track });
  return track;
};

test('a single recommended product has no empty list of others beside it', () => {
  show('BIL');
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryAllByRole('list').filter((list) => !list.hasChildNodes())).toEqual([]);
});

test('the other products are a list beside the best one', () => {
  show('BIL', 'HUS', 'REISE');
  const others = screen.getAllByRole('list').at(-1) as HTMLElement;
  expect(within(others).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('the control group sees no section, which is tracked', () => {
  const track = show();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(track.mock.calls).toEqual([
    [
      'NBO visning',
      expect.objectContaining({
        controlGroup: true,
        presentedNboModule: false,
        subNboProducts: [],
      }),
    ],
  ]);
});
