import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { DeadEnd } from './DeadEnd';
import { blockTexts, type ErrorPageText, errorTexts } from './errorPages.texts';

startServer(setupServer(...demoHandlers()));

function renderPage(text: ErrorPageText, telefon?: string) {
  const config = { distributor: { kontaktinfo: { telefon, epost: 'hjelp@demobanken.example' } } };
  renderInPortal(<DeadEnd variant="block" picture="contact" {...text} />, { config });
  const actions = within(document.querySelector('.ui-error-page-actions') as HTMLElement);
  return [...actions.getAllByRole('link'), ...actions.getAllByRole('button')].map((action) => [
    action.textContent,
    action.getAttribute('data-variant'),
  ]);
}
const WAYS_ON = [
  ['Til forsikringsoversikten', 'secondary'],
  ['Gå tilbake', 'secondary'],
];

test('calling us is the main action of a page that says so', () => {
  expect(renderPage(blockTexts.under18, '21000000')).toEqual([['Ring oss', 'primary'], ...WAYS_ON]);
  expect(screen.getByRole('link', { name: 'Ring oss' })).toHaveAttribute('href', 'tel:21000000');
});

test('no action is the main one when such a page knows no telephone', () => {
  expect(renderPage(errorTexts.avsluttForsikring)).toEqual(WAYS_ON);
});

test('the overview is the main way on from other pages', () => {
  expect(renderPage(errorTexts.alleredeAvsluttet, '21000000')).toEqual([
    ['Til forsikringsoversikten', 'primary'],
    ['Gå tilbake', 'secondary'],
  ]);
});
