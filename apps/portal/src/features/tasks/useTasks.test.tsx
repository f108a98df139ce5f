import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { Tasks } from './Tasks';
import { tasksTexts as texts } from './tasks.texts';
import { useTasks } from './useTasks';

const server = startServer();
const reports = collectReports();

function CustomersTasks() {
  return <Tasks tasks={useTasks()} />;
}

/** Renders the tasks of a customer whom only a partner bank has messages for. */
function renderTasks(shortname: string) {
  const read = vi.fn(() => HttpResponse.json({ antallUleste: 2 }));
  server.use(
    http.get('*/eikaintegrasjon/kundekommunikasjon', read),
    ...demoHandlers({ customer: 'oda' }),
  );
  renderInPortal(<CustomersTasks />, { config: { distributor: { shortname } } });
  return read;
}

test.each(['eika', 'fana', 'more'])(
  'lists the messages of the partner bank for customers of %s',
  async (shortname) => {
    renderTasks(shortname);
    expect(await screen.findByRole('link', { name: RegExp(`^${texts.unread}`) })).toBeVisible();
  },
);

test('reads no messages of a partner bank for a customer of another bank', async () => {
  const read = renderTasks('fjell');
  expect(await screen.findByRole('link', { name: /tilbud/ })).toBeVisible();
  expect(screen.queryByText(texts.unread)).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test('counts motor tasks of other types in one report, and does not show them', async () => {
  const ofType = (oppgavetype: string) => ({ oppgavetype, beskrivelse: 'Kari sin Volvo' });
  server.use(
    http.get('*/motor/oppgaver/motoroppgaver', () =>
      HttpResponse.json({ oppgaver: ['NY_TYPE', 'ENDRE_KMSTAND', 'NY_TYPE'].map(ofType) }),
    ),
    ...demoHandlers({ customer: 'kari' }),
  );
  renderInPortal(<CustomersTasks />);
  expect(await screen.findAllByText('Kari sin Volvo')).toHaveLength(1);
  const message = 'getMotorTasks: oppgaver of another type than ENDRE_KMSTAND: 2';
  // The list may also have the late report of an earlier test's customer.
  expect(reports).toContainEqual(expect.objectContaining({ message }));
});
