import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import { SectionBoundary } from './SectionBoundary';

const reports = collectReports();
let broken = true;
let thrown = new TypeError('no policy 5501001 for kari@eksempel.no');
function Fragile() {
  if (broken) throw thrown;
  return <p>Her er innholdet</p>;
}

const renderSection = () =>
  render(
    <main>
      <h1 tabIndex={-1}>Siden</h1>
      <SectionBoundary name="agreements">
        <Fragile />
      </SectionBoundary>
    </main>,
  );

test('limits a crash to its section, reports it without personal data, and mounts the section again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderSection();
  expect(screen.getByRole('heading', { name: 'Siden' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Denne delen av siden virker ikke akkurat nå.',
  );
  expect(reports).toMatchObject([{ kind: 'crash', message: 'agreements: TypeError' }]);

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(screen.getByText('Her er innholdet')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Siden' })).toHaveFocus();
});

test('reports a crash without a name that another library gave the error', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  broken = true;
  thrown = Object.assign(new Error('x'), { name: 'Kari Solberg' });
  renderSection();
  expect(reports).toMatchObject([{ message: 'agreements: Error' }]);
});
