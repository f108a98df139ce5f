import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import type { Stage } from '../Stage';
import { startInsurer } from '../startInsurer';
import { tryElement } from '../tryElement';

/**
 * A page without a framework or a bundler, under a strict security policy: the custom element is a static file,
 * copied as its README says, and a module of the page imports it.
 */
export async function plainPage(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'plain-page',
    templates: ['plain-page'],
    ours: ['feedback-widget'],
    installer: 'npm',
  });
  const site = join(home, 'site');
  await cp(
    join(home, 'node_modules/@forsikring/feedback-widget/dist/element.js'),
    join(site, 'element.js'),
  );
  const insurer = await startInsurer(site);
  await tryElement(stage.browser, insurer);
  await insurer.stop();
}
