import { createConsumer } from '../createConsumer';
import { openQuietPage } from '../openQuietPage';
import type { PeerChoice } from '../peerVersions';
import { runCommand, startCommand } from '../runCommand';
import type { Stage } from '../Stage';
import { type Insurer, startInsurer } from '../startInsurer';
import { tryKit } from '../tryKit';
import { logIn, tryService } from '../tryService';

/**
 * Next.js with the app router: a server component makes a call and renders every part. Tests the production
 * build, and then development mode, where React reports every difference between server and browser.
 */
export async function nextApp(stage: Stage, { react, swr, types }: PeerChoice): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'next',
    templates: ['service', 'kit', 'next'],
    ours: ['ui-kit', 'feedback-widget', 'tracking-consent', 'api-client'],
    others: {
      next: '16.4.6',
      react,
      'react-dom': react,
      swr,
      '@types/node': '^20.19.0',
      '@types/react': types,
      '@types/react-dom': types,
      typescript: '5.9.3',
    },
    installer: 'pnpm',
  });
  const insurer = await startInsurer();
  const env = { INSURER: insurer.origin, NEXT_TELEMETRY_DISABLED: '1' };
  await runCommand('pnpm', ['exec', 'next', 'build'], { cwd: home, env });
  await tryServer('start');
  insurer.received.length = 0;
  await tryServer('dev');
  await insurer.stop();

  async function tryServer(mode: 'start' | 'dev'): Promise<void> {
    const args = ['exec', 'next', mode, '--hostname', '127.0.0.1', '--port', '0'];
    const server = startCommand('pnpm', args, { cwd: home, env });
    const address = await server.printed(/http:\/\/127\.0\.0\.1:[1-9]\d*/);
    try {
      await tryApp(stage, address, insurer);
    } catch (error) {
      const what = error instanceof Error ? error.message : error;
      throw new Error(`next ${mode}: ${what}\nThe server printed:\n${server.output()}`);
    }
    server.stop();
  }
}

async function tryApp({ browser }: Stage, address: string, insurer: Insurer): Promise<void> {
  await openQuietPage(browser, async (page) => {
    await logIn(page, insurer.origin);
    await page.goto(address);
    await page.getByRole('link', { name: 'Logg inn' }).waitFor();
    await tryService(page, insurer.received);
    await tryKit(page);
  });
}
