import assert from 'node:assert/strict';
import { appendFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';

const EXAMPLE = join(import.meta.dirname, '../../../packages/ui-kit/src/docs/fjord.css');

/** In a folder with the style sheet of the theming page and nothing else: `npx` fetches the check and runs it. */
export async function brandCheck(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'brand-check',
    templates: [],
    ours: [],
    installer: 'npm',
  });
  const brand = join(home, 'brand.css');
  await cp(EXAMPLE, brand);
  const env = { npm_config_cache: join(stage.folder, 'cache') };
  const args = ['--yes', '@forsikring/ui-kit', 'check-theme', 'brand.css'];
  const check = () => runCommand('npx', args, { cwd: home, env });

  assert.match(await check(), /no faults/);
  await appendFile(brand, ':root { --ui-color-text: #ccc; }');
  await assert.rejects(check, /ended with 1[\s\S]*contrast +--ui-color-text/);
}
