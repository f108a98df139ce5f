import assert from 'node:assert/strict';
import { createConsumer } from '../createConsumer';
import { openQuietPage } from '../openQuietPage';
import type { Stage } from '../Stage';
import { startInsurer } from '../startInsurer';

/** A page without a framework or a build: the custom element from one script. */
export async function plainPage(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'plain-page',
    templates: ['plain-page'],
    ours: ['feedback-widget'],
    installer: 'npm',
  });
  const insurer = await startInsurer(home);
  await openQuietPage(stage.browser, async (page) => {
    await page.goto(insurer.origin);
    await page.getByRole('radio', { name: 'Ja' }).check({ force: true });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: /takk/i }).waitFor();
  });
  const [received, ...others] = insurer.received;
  const { submissionId, ...body } = (received?.body ?? {}) as Record<string, unknown>;
  assert.deepEqual(others, []);
  assert.match(`${submissionId}`, /.{16,}/);
  assert.deepEqual(body, { feedbackValue: 'ja', intentionalSubmit: true });
  await insurer.stop();
}
