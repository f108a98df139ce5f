import assert from 'node:assert/strict';
import { createConsumer } from '../createConsumer';
import type { PeerChoice } from '../peerVersions';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';

const OURS = ['ui-kit', 'feedback-widget', 'tracking-consent', 'api-client'];

/**
 * Checks that each entry of each package resolves to a file, that Node can import and require the code, and
 * that both render the same page on a server.
 */
export async function everyEntry(stage: Stage, { react, swr }: PeerChoice): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'every-entry',
    templates: ['every-entry'],
    ours: OURS,
    others: { react, 'react-dom': react, swr },
    installer: 'npm',
  });
  const names = OURS.map((each) => `@forsikring/${each}`);
  await runCommand('node', ['tryEntries.mjs', ...names], { cwd: home });
  await runCommand('node', ['tryTokens.mjs'], { cwd: home });

  const imported = await runCommand('node', ['render.mjs'], { cwd: home });
  assert.match(imported, /<button [^>]*><span[^>]*>Lagre<.*<input type="radio"/);
  assert.equal(await runCommand('node', ['render.cjs'], { cwd: home }), imported);
}
