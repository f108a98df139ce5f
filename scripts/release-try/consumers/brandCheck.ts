import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';

const EXAMPLES = join(import.meta.dirname, '../../../packages/ui-kit/src/docs');

/** Runs the command with `npx` in a folder that contains only the example brand's token files. */
export async function brandCheck(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'brand-check',
    templates: [],
    ours: [],
    installer: 'npm',
  });
  for (const file of ['fjord.tokens.json', 'fjord.dark.tokens.json']) {
    await cp(join(EXAMPLES, file), join(home, file));
  }
  const env = { npm_config_cache: join(stage.folder, 'cache') };
  const brand = (command: string) =>
    runCommand('npx', ['--yes', '@forsikring/ui-kit', 'brand', command, 'fjord.tokens.json'], {
      cwd: home,
      env,
    });

  assert.match(await brand('check'), /No faults/);
  await brand('build');
  const written = await readFile(join(home, 'fjord.css'), 'utf8');
  assert.equal(written, await readFile(join(EXAMPLES, 'fjord.css'), 'utf8'));

  const light = join(home, 'fjord.tokens.json');
  const pale = JSON.parse(await readFile(light, 'utf8'));
  pale.palette.green.$value = '#cccccc';
  await writeFile(light, JSON.stringify(pale));
  await assert.rejects(brand('check'), /ended with 1[\s\S]*contrast +color\.accent/);
}
