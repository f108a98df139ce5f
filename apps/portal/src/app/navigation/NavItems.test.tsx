import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { NavItems } from './NavItems';

test.each([
  ['does not link to the offers when there are none', 0, 0],
  ['links to the offers, without a number, when their number is unknown', undefined, 1],
])('%s', async (_, offers, links) => {
  renderInPortal(<NavItems offers={offers} />);
  await screen.findByRole('link', { name: 'Profil' });
  expect(screen.queryAllByRole('link', { name: 'Tilbud' })).toHaveLength(links);
});
