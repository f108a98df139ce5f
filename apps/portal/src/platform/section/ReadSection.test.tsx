import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { Button } from '@forsikring/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import { ReadSection } from './ReadSection';

const reports = collectReports();
const TEXTS = { loading: 'Henter', loaded: 'Hentet', failed: 'Ikke hentet' };

/** Renders a section, and returns the element ids of the presses that it tracks. */
function renderSection(
  heading: string | undefined,
  read: { data?: string; retry?: () => void },
  content = (data: string) => data,
) {
  const ids: unknown[] = [];
  const track = (_: string, { id }: { id?: unknown }) => ids.push(id);
  render(
    <TrackingProvider tracker={{ track, identify() {} }}>
      <main>
        <h1 tabIndex={-1}>Siden</h1>
        <ReadSection
          name="prisene"
          heading={heading}
          texts={TEXTS}
          read={{ data: read.data, loading: false, retry: read.retry }}
        >
          {(data, { retry }) => <Button onClick={() => retry(read.retry)}>{content(data)}</Button>}
        </ReadSection>
      </main>
    </TrackingProvider>,
  );
  return ids;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['the heading of the section', 'Prisene', undefined, 'Prøv igjen', 'Prisene'],
  ['the heading of the page without one', undefined, undefined, 'Prøv igjen', 'Siden'],
  ['it for a part of the content, too', 'Prisene', 'Hent delen', 'Hent delen', 'Prisene'],
])('a retry is tracked, and focuses %s', async (_, heading, data, button, focused) => {
  const retry = vi.fn();
  const ids = renderSection(heading, { ...(data && { data }), retry });
  await press(button);
  expect(retry).toHaveBeenCalledOnce();
  expect(ids).toEqual(['prisene-hent-igjen']);
  expect(screen.getByRole('heading', { name: focused })).toHaveFocus();
});

test('a section without data, a wait and a failure shows nothing', () => {
  renderSection('Prisene', {});
  expect(screen.getByRole('main')).toHaveTextContent(/^Siden$/);
});

test('a crash replaces only its section, is reported without personal data, and a retry mounts the section again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let broken = true;
  const ids = renderSection('Prisene', { data: '214 kr' }, (data) => {
    if (broken) throw new TypeError('no policy 5501001 for kari@eksempel.no');
    return data;
  });
  expect(screen.getByRole('main')).toHaveTextContent(/^SidenFeil: Denne delen [^.]*\.Prøv igjen$/);
  expect(reports).toMatchObject([{ kind: 'crash', message: 'prisene: TypeError' }]);

  broken = false;
  await press('Prøv igjen');
  expect(screen.getByRole('button', { name: '214 kr' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Siden' })).toHaveFocus();
  expect(ids).toEqual(['del-prov-igjen']);
});
