import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { AppConfig } from '../../platform/config/AppConfig';
import { collectReports } from '../../testing/collectReports';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { SiteFeedback } from './SiteFeedback';

const server = startServer();
const sent: { call: string; key: string | null; body: Record<string, unknown> }[] = [];
server.events.on('request:start', async ({ request }) => {
  if (request.method !== 'POST') return;
  const call = new URL(request.url).pathname.split('/forsikring/')[1] ?? '';
  const key = request.headers.get('Idempotency-Key');
  sent.push({ call, key, body: await request.clone().json() });
});
const reports = collectReports();

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Answers the main question of a host with these settings. */
async function answer(feedback: unknown, faults = '') {
  sent.length = 0;
  server.use(...demoHandlers({ customer: 'kari', faults }));
  const config = safeParse(AppConfig, { distributor: { feedback } }).output as AppConfig;
  const track = vi.fn();
  renderInPortal(<SiteFeedback />, { config, track });
  await userEvent.click(screen.getByRole('radio', { name: 'Ganske fornøyd' }));
  await press('Send');
  await screen.findByText(/Takk for tilbakemeldingen/);
  return track;
}

test('nothing is asked after the feedback without a setting', async () => {
  await answer(undefined);
  expect(screen.queryByRole('button')).toBeNull();
});

test('answers and contact details are sent under the answer, again after a failure, and are not tracked', async () => {
  const options = ['Se prisen', { value: 'skade', label: 'Melde skade' }];
  const followup = [
    { name: 'hvorfor', label: 'Hvorfor kom du hit?', type: 'radio', options },
    { name: 'savner', label: 'Hva savner du?', type: 'text' },
  ];
  const faults = 'sendFeedbackFollowup=once:500&sendFeedbackContact=once:500';
  const track = await answer({ contact: 'email-and-phone', followup }, faults);
  await press('Jeg har tid!');
  await userEvent.click(screen.getByRole('radio', { name: 'Melde skade' }));
  await press('Neste');
  await userEvent.type(screen.getByRole('textbox'), 'Søk');
  await press('Send inn');
  await screen.findByText(/fikk ikke sendt/);
  await press('Send inn');
  await userEvent.type(await screen.findByLabelText('E-post'), 'kari@eksempel.no');
  await userEvent.type(screen.getByLabelText('Telefonnummer'), '91234567');
  await press('Sett meg på lista!');
  await screen.findByText(/fikk ikke sendt/);
  await press('Sett meg på lista!');
  await screen.findByText('Takk for tiden din!');

  const [feedback, ...rest] = sent;
  const answerId = feedback?.key;
  const svar = [
    { name: 'hvorfor', label: 'Hvorfor kom du hit?', type: 'radio', value: 'skade' },
    { name: 'savner', label: 'Hva savner du?', type: 'text', value: 'Søk' },
  ];
  const answers = { call: 'feedback/oppfolging', body: { answerId, svar } };
  const contact = { email: 'kari@eksempel.no', phone: '91234567', answerId };
  const contacts = { call: 'feedback/kontakt', body: contact };
  expect(rest).toMatchObject([answers, answers, contacts, contacts]);
  expect(rest[0]?.key).toBe(rest[1]?.key);
  expect(rest[2]?.key).toBe(rest[3]?.key);
  expect(track.mock.calls.map(([name]) => name)).not.toContain('Skjemainput');
  expect(JSON.stringify(track.mock.calls)).not.toMatch(/skade|eksempel|91234567/);
});

test('a wrong question is left out and reported, and the contact asks for the e-mail address alone', async () => {
  const followup = [
    { label: 'Hvorfor?', type: 'radio' },
    { label: 'Når?', type: 'date' },
  ];
  await answer({ contact: 'email', followup });
  expect(await screen.findByLabelText('E-post')).toBeVisible();
  expect(screen.queryByLabelText('Telefonnummer')).toBeNull();
  expect(reports.map(({ message }) => message)).toEqual([
    'AppConfig feedback.followup[0] has an unknown shape',
    'AppConfig feedback.followup[1] has an unknown shape',
  ]);
});
