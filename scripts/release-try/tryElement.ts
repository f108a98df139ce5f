import assert from 'node:assert/strict';
import type { Browser } from 'playwright';
import { openQuietPage } from './openQuietPage';
import type { Insurer } from './startInsurer';

/** Uses the custom element of the page as a visitor, and checks that the server received one submission. */
export async function tryElement(browser: Browser, { origin, received }: Insurer): Promise<void> {
  await openQuietPage(browser, async (page) => {
    await page.goto(origin);
    await page.getByRole('radio', { name: 'Ja' }).check({ force: true });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: /takk/i }).waitFor();
  });
  assert.equal(received.length, 1, 'The server receives one submission.');
  const { submissionId, ...body } = (received[0]?.body ?? {}) as Record<string, unknown>;
  assert.match(`${submissionId}`, /.{16,}/);
  assert.deepEqual(body, { feedbackValue: 'ja', intentionalSubmit: true });
}
