import { createConsumer } from '../createConsumer';
import type { PeerChoice } from '../peerVersions';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';

const OURS = ['ui-kit', 'feedback-widget', 'tracking-consent', 'api-client'];

/** Checks that each entry of each package resolves to a file, and that Node can import and require the code. */
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
}
