import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { collectReports } from '../testing/collectReports';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { useBusinessPortal } from './useBusinessPortal';

startServer(setupServer(...demoHandlers()));
const reports = collectReports();

function Address() {
  return <p role="note">{useBusinessPortal() ?? 'none'}</p>;
}
function addressOf(taskCards: { showBedriftsportal?: boolean; bedriftsportalUrl?: string }) {
  renderInPortal(<Address />, {
    config: { distributor: { oversiktConfig: { taskCards } } },
  });
  return screen.getByRole('note').textContent;
}
const CARDS = 'distributor.oversiktConfig.taskCards';

test('returns the configured address when the card is switched on', () => {
  const bedriftsportalUrl = 'https://bedrift.example/';
  expect(addressOf({ showBedriftsportal: true, bedriftsportalUrl })).toBe(bedriftsportalUrl);
  expect(reports).toEqual([]);
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
  expect(reports).toMatchObject([{ message }]);
});

test('returns undefined without a report when the card is switched off', () => {
  expect(addressOf({ showBedriftsportal: false, bedriftsportalUrl: 'https://b.example/' })).toBe(
    'none',
  );
  expect(reports).toEqual([]);
});
