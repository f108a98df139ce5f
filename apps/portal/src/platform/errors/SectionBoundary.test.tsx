import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connectReports, type Report } from '../monitoring/report';
import { SectionBoundary } from './SectionBoundary';

let broken = true;
let thrown = new TypeError('no policy 5501001 for kari@eksempel.no');
function Fragile() {
  if (broken) throw thrown;
  return <p>Her er innholdet</p>;
}

test('limits a crash to its section, reports it without personal data, and mounts the section again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  // Clears reports that earlier tests left in the buffer.
  connectReports(() => {})();
  const reports: Report[] = [];
  const disconnect = connectReports((problem) => reports.push(problem));
  render(
    <>
      <h1>Siden</h1>
      <SectionBoundary name="agreements">
        <Fragile />
      </SectionBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Siden' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Denne delen av siden virker ikke akkurat nå.',
  );
  expect(reports).toMatchObject([{ kind: 'crash', message: 'agreements: TypeError' }]);

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(screen.getByText('Her er innholdet')).toBeVisible();
  disconnect();
});

test('reports a crash without a name that another library gave the error', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  connectReports(() => {})();
  const reports: Report[] = [];
  const disconnect = connectReports((problem) => reports.push(problem));
  broken = true;
  thrown = Object.assign(new Error('x'), { name: 'Kari Solberg' });
  render(
    <SectionBoundary name="agreements">
      <Fragile />
    </SectionBoundary>,
  );
  expect(reports).toMatchObject([{ message: 'agreements: Error' }]);
  disconnect();
});
