import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';
import { startInsurer } from '../startInsurer';

/** Scripts without React: `api-client` only, imported and required. */
export async function nodeScript(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'node-script',
    templates: ['node-script'],
    ours: ['api-client'],
    installer: 'npm',
  });
  if (existsSync(join(home, 'node_modules/react'))) throw new Error('api-client installs React.');

  const insurer = await startInsurer();
  for (const script of ['call.mjs', 'call.cjs']) {
    await runCommand('node', [script], { cwd: home, env: { INSURER: insurer.origin } });
  }
  await insurer.stop();
}
