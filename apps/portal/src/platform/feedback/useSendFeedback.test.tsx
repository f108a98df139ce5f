import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { useSendFeedback } from './useSendFeedback';

const server = startServer();

/** Sends feedback from a page. Returns the requests to the insurer and the analytics service. */
async function sendFrom(address: string, intentionalSubmit: boolean) {
  let send: ReturnType<typeof useSendFeedback> | undefined;
  function Page() {
    send = useSendFeedback('OVERSIKT');
    return null;
  }
  const track = vi.fn();
  server.use(...demoHandlers({ customer: 'kari' }));
  renderInPortal(<Page />, { track, address });
  const sent = new Promise<Request>((resolve) => {
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') resolve(request.clone());
    });
  });
  const submission = { feedbackValue: 4, intentionalSubmit, submissionId: 'a1' };
  await send?.({ ...submission, ...(intentionalSubmit && { message: 'Hilsen Kari' }) });
  const request = await sent;
  server.events.removeAllListeners();
  return {
    body: await request.json(),
    key: request.headers.get('idempotency-key'),
    tracked: track.mock.calls,
  };
}

test('sends the text to the insurer with the page without digits, and tracks only the value', async () => {
  expect(await sendFrom('/tilbud/5501001', true)).toEqual({
    body: {
      feedbackValue: '4',
      text: 'Hilsen Kari',
      productCode: 'OVERSIKT',
      page: '/privat/forsikring/oversikt/tilbud/',
    },
    key: 'a1',
    tracked: [['Tilbakemelding', { tilbakemelding: 4, produkt: 'OVERSIKT' }]],
  });
});

test('sends a choice on leave with another key, so that no server drops a later text, and tracks nothing', async () => {
  const { body, key, tracked } = await sendFrom('/', false);
  expect(body).toMatchObject({ feedbackValue: '4', text: '' });
  expect(key).toBe('a1-unintended');
  expect(tracked).toEqual([]);
});
