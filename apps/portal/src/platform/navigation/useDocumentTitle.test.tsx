import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppContext, type AppContextValue } from '../AppContext';
import { useDocumentTitle } from './useDocumentTitle';

function Page({ title, distributor }: { title: string; distributor?: string }) {
  useDocumentTitle(title, distributor);
  return null;
}

test('names the page and the distributor of the configuration', () => {
  const value = { config: { distributor: { name: 'Demobanken' } } } as AppContextValue;
  render(<Page title="Forsikringsoversikt" />, {
    wrapper: ({ children }) => <AppContext.Provider value={value}>{children}</AppContext.Provider>,
  });
  expect(document.title).toBe('Forsikringsoversikt – Demobanken');
});

test('names the page alone while the distributor is not known', () => {
  const { rerender } = render(<Page title="Noe har gått galt" />);
  expect(document.title).toBe('Noe har gått galt');
  rerender(<Page title="Noe har gått galt" distributor="Granbanken" />);
  expect(document.title).toBe('Noe har gått galt – Granbanken');
});
