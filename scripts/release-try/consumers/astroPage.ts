import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';
import { startInsurer } from '../startInsurer';
import { tryElement } from '../tryElement';

/** A static Astro site with the custom element, under a strict security policy. */
export async function astroPage(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'astro',
    templates: ['astro'],
    ours: ['feedback-widget'],
    // The newest that runs on Node 20.
    others: { astro: '5.18.2' },
    installer: 'pnpm',
  });
  const env = { ASTRO_TELEMETRY_DISABLED: '1' };
  await runCommand('pnpm', ['exec', 'astro', 'build'], { cwd: home, env });

  const insurer = await startInsurer(join(home, 'dist'));
  await tryElement(stage.browser, insurer);
  await insurer.stop();
}
