import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoadingPage } from './PageSkeleton';

test.each([
  ['/', 'Forsikringsoversikt'],
  ['/forsikringsprofil', 'Forsikringsprofil'],
  ['/tilbud/', 'Tilbudene dine'],
  ['/kjopsinnganger', 'Hva vil du forsikre?'],
  ['/kvittering', 'Takk for kjøpet'],
])('shows the heading of %s and a loader while it loads', (path, heading) => {
  const { getByRole, getByText } = render(
    <MemoryRouter initialEntries={[path]}>
      <LoadingPage />
    </MemoryRouter>,
  );
  expect(getByRole('main')).toHaveTextContent(heading);
  expect(getByText('Vennligst vent').closest('.ui-visually-hidden, [aria-hidden]')).toBeNull();
});

test('shows no heading of a page that may not exist', () => {
  const { getByRole } = render(
    <MemoryRouter initialEntries={['/ukjent']}>
      <LoadingPage />
    </MemoryRouter>,
  );
  expect(getByRole('main')).toHaveTextContent(/^Vennligst vent$/);
});
