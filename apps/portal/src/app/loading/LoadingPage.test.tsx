import { Header } from '@forsikring/ui-kit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import html from '../../../index.html?raw';
import { AppFrame } from '../AppFrame';
import { LoadingPage } from './LoadingPage';
import { PageSkeleton } from './PageSkeleton';
import { SKELETON_NAMES } from './skeletonOf';

const page = new DOMParser().parseFromString(html, 'text/html');

/** Markup without the insignificant white space between elements. */
function normalized(markup: string | undefined): string {
  const holder = document.createElement('div');
  holder.innerHTML = (markup ?? '').replace(/\s+/g, ' ').replace(/(?<=>) | (?=<)/g, '');
  return holder.innerHTML;
}

const markupOf = (element: ReactNode) => normalized(renderToStaticMarkup(element));

test('matches the markup of index.html, which is shown before any script has run', () => {
  const shell = (
    <>
      <Header logo={null} />
      <div className="app-nav-bar app-nav-room" data-loading="" />
      <AppFrame>
        <PageSkeleton name="overview" />
      </AppFrame>
    </>
  );
  expect(normalized(page.getElementById('root')?.innerHTML)).toBe(markupOf(shell));
});

test.each(SKELETON_NAMES.filter((name) => name !== 'overview'))(
  'matches the skeleton "%s" of index.html',
  (name) => {
    const skeleton = page.getElementById(`skeleton-${name}`);
    expect(normalized(skeleton?.innerHTML)).toBe(markupOf(<PageSkeleton name={name} />));
  },
);

test.each([
  ['/', 'Forsikringsoversikt'],
  ['/forsikringsprofil', 'Forsikringsprofil'],
  ['/tilbud/', 'Tilbudene dine'],
  ['/kjopsinnganger', 'Hva vil du forsikre?'],
  ['/kvittering', 'Takk for kjøpet'],
])('shows the heading of %s while it loads', (path, heading) => {
  const { getByRole } = render(
    <MemoryRouter initialEntries={[path]}>
      <LoadingPage />
    </MemoryRouter>,
  );
  expect(getByRole('main')).toHaveTextContent(heading);
  expect(getByRole('main')).toHaveTextContent('Vennligst vent');
});

test('shows no heading of a page that may not exist', () => {
  const { getByRole } = render(
    <MemoryRouter initialEntries={['/ukjent']}>
      <LoadingPage />
    </MemoryRouter>,
  );
  expect(getByRole('main')).toHaveTextContent(/^Vennligst vent$/);
});
