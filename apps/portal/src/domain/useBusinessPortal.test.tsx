import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectReports } from '../platform/monitoring/report';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { useBusinessPortal } from './useBusinessPortal';

startServer(setupServer(...demoHandlers()));

const reported: string[] = [];
let disconnect = () => {};
beforeEach(() => {
  disconnect = connectReports(({ message }) => reported.push(message));
  reported.length = 0;
});
afterEach(() => void disconnect());

function Address() {
  return <p role="note">{useBusinessPortal() ?? 'none'}</p>;
}
function addressOf(taskCards: { showBedriftsportal?: boolean; bedriftsportalUrl?: string }) {
  renderInPortal(<Address />, {
    config: { distributor: { oversiktConfig: { taskCards } } },
    leave: vi.fn(),
  });
  return screen.getByRole('note').textContent;
}
const CARDS = 'distributor.oversiktConfig.taskCards';

test('returns the configured address when the card is switched on', () => {
  const bedriftsportalUrl = 'https://bedrift.example/';
  expect(addressOf({ showBedriftsportal: true, bedriftsportalUrl })).toBe(bedriftsportalUrl);
  expect(reported).toEqual([]);
});

test.each([
  ['no address', { showBedriftsportal: true }, `AppConfig ${CARDS}.bedriftsportalUrl has no value`],
  [
    'an address that is not allowed',
    { showBedriftsportal: true, bedriftsportalUrl: 'javascript:alert(1)' },
    `${CARDS}.bedriftsportalUrl is not an allowed address`,
  ],
  ['no setting', {}, `AppConfig ${CARDS}.showBedriftsportal has no value`],
])('returns undefined and reports it with %s', (_, taskCards, message) => {
  expect(addressOf(taskCards)).toBe('none');
  expect(reported).toEqual([message]);
});

test('returns undefined without a report when the card is switched off', () => {
  expect(addressOf({ showBedriftsportal: false, bedriftsportalUrl: 'https://b.example/' })).toBe(
    'none',
  );
  expect(reported).toEqual([]);
});
