import assert from 'node:assert/strict';
import { customers } from '@forsikring/demo-api';
import type { Page } from 'playwright';
import type { Received } from './startInsurer';

/** Logs a customer of the demo in. The cookies are valid for every port of the host. */
export async function logIn(page: Page, insurer: string): Promise<void> {
  const response = await page.request.post(`${insurer}/login`, {
    form: { customer: customers[0]?.id ?? '' },
    maxRedirects: 0,
  });
  assert.equal(response.status(), 303, 'The demo logs its first customer in.');
}

/** Uses `Service` as a visitor: waits for a call, sends feedback, and checks that consent is respected. */
export async function tryService(page: Page, received: Received[]): Promise<void> {
  await page.getByText(/[1-9]\d* forsikringer/).waitFor();

  await page.getByRole('radio', { name: 'Veldig fornøyd' }).check({ force: true });
  await page.locator('.fbw-root').getByRole('textbox').fill('Alt på ett sted');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: /takk/i }).waitFor();

  await page.getByText('Samtykke: UNANSWERED').waitFor();
  await page.getByRole('button', { name: 'Bestill' }).click();
  assert.deepEqual(
    received.map(({ about }) => about),
    ['feedback'],
    'Nothing is tracked before the visitor consents.',
  );
  const eventSent = page.waitForRequest((request) => request.url().endsWith('/received/event'));
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await page.getByText('Samtykke: OPTED_IN').waitFor();
  await eventSent;

  const { submissionId, ...body } = (received[0]?.body ?? {}) as Record<string, unknown>;
  assert.match(`${submissionId}`, /.{16,}/);
  assert.deepEqual(body, {
    feedbackValue: 5,
    message: 'Alt på ett sted',
    intentionalSubmit: true,
  });
}
