import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { Recommendations } from './Recommendations';
import type { ProductCode } from './recommendedProducts';

const show = (...shown: ProductCode[]) => {
  const data = { shown, owned: [], customerProducts: [], member: false, bankCustomer: false };
  const read = { data: { ...data, controlGroup: false, fallback: false }, retry: undefined };
  renderInPortal(<Recommendations read={{ ...read, loading: false }} page="oversikt" />);
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

test('the section is empty where no product is recommended', () => {
  show();
  expect(screen.queryByRole('heading')).toBeNull();
});
