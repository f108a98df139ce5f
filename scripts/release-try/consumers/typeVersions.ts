import { createConsumer } from '../createConsumer';
import type { PeerChoice } from '../peerVersions';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';

const COMPILERS = ['typescript-5.5', 'typescript-newest'];
const RESOLUTIONS = ['bundler', 'node16'];

/**
 * Checks the types of every entry with the oldest and the newest TypeScript, as a bundler and as Node resolve
 * them; Node's as ES modules and as CommonJS.
 */
export async function typeVersions(stage: Stage, { react, swr, types }: PeerChoice): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'types',
    templates: ['types'],
    ours: ['ui-kit', 'feedback-widget', 'tracking-consent', 'api-client'],
    others: {
      react,
      'react-dom': react,
      swr,
      '@types/react': types,
      '@types/react-dom': types,
      'typescript-5.5': 'npm:typescript@5.5.4',
      'typescript-newest': 'npm:typescript@7.0.2',
    },
    installer: 'pnpm',
  });
  for (const compiler of COMPILERS) {
    for (const resolution of RESOLUTIONS) {
      const tsc = [`node_modules/${compiler}/bin/tsc`, '--project', `tsconfig.${resolution}.json`];
      await runCommand('node', tsc, { cwd: home });
    }
  }
}
