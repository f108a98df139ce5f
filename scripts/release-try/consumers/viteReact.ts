import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import { openQuietPage } from '../openQuietPage';
import type { PeerChoice } from '../peerVersions';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';
import { startInsurer } from '../startInsurer';
import { tryKit } from '../tryKit';
import { logIn, tryService } from '../tryService';

/** A single-page app: type-checked, built, and used under a strict security policy. */
export async function viteReact(stage: Stage, { react, swr, types }: PeerChoice): Promise<void> {
  const home = await createConsumer(stage, {
    name: `vite-react-${react}`,
    templates: ['vite', 'service', 'kit', 'vite-react'],
    ours: ['ui-kit', 'feedback-widget', 'tracking-consent', 'api-client'],
    others: {
      react,
      'react-dom': react,
      swr,
      '@types/react': types,
      '@types/react-dom': types,
      '@vitejs/plugin-react': '6.3.0',
      typescript: '5.9.3',
      vite: '8.3.8',
    },
    installer: 'pnpm',
  });
  await runCommand('pnpm', ['exec', 'tsc'], { cwd: home });
  await runCommand('pnpm', ['exec', 'vite', 'build'], { cwd: home });

  const insurer = await startInsurer(join(home, 'dist'));
  await openQuietPage(stage.browser, async (page) => {
    await logIn(page, insurer.origin);
    await page.goto(insurer.origin);
    await tryService(page, insurer.received);
    await tryKit(page);
  });
  await insurer.stop();
}
