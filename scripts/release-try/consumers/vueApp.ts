import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';
import { startInsurer } from '../startInsurer';
import { tryElement } from '../tryElement';

/**
 * A Vue app with the custom element in a template: type-checked, built, and used under a strict security
 * policy. Vue logs warnings only in its development build, so that one is used too.
 */
export async function vueApp(stage: Stage): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'vue',
    templates: ['vue'],
    ours: ['feedback-widget'],
    others: {
      '@vitejs/plugin-vue': '6.0.11',
      typescript: '5.9.3',
      vite: '8.3.8',
      vue: '3.5.45',
      'vue-tsc': '3.3.14',
    },
    installer: 'pnpm',
  });
  await runCommand('pnpm', ['exec', 'vue-tsc'], { cwd: home });
  for (const mode of ['production', 'development']) {
    const env = { NODE_ENV: mode };
    await runCommand('pnpm', ['exec', 'vite', 'build', '--mode', mode], { cwd: home, env });
    const insurer = await startInsurer(join(home, 'dist'));
    await tryElement(stage.browser, insurer);
    await insurer.stop();
  }
}
