import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProblems } from '../platform/createProblems';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { ProblemBanner } from './ProblemBanner';

const server = startServer();
const NOW_MS = Date.parse('2026-11-27T13:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS }));

test.each([
  ['in a minute', 60_000, /skal\. Prøv igjen etter kl\. 14\.01\.$/],
  ['after more than an hour', 3_600_001, /skal\.$/],
  ['before now', -1, /skal\.$/],
  ['at no time', undefined, /skal\.$/],
])('names the time of a retry: a server that can be asked again %s', async (_, inMs, text) => {
  server.use(...demoHandlers({ customer: 'kari' }));
  const problems = createProblems();
  problems.add('getOffers', inMs === undefined ? undefined : NOW_MS + inMs);
  renderInPortal(
    <ProblemBanner header={null} problems={problems}>
      Siden
    </ProblemBanner>,
    { config: {} },
  );
  expect(await screen.findByText(/Vi opplever for tiden/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
