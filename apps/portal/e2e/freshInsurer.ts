import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PORTAL } from './hosts';
import { test as base } from './test';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PORT_OFFSET = 30;

async function isRunning(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the demo insurer with the built portal on two ports. */
async function startInsurer(port: number, loginPort: number): Promise<ChildProcess> {
  const ports = ['--port', `${port}`, '--login-port', `${loginPort}`];
  const server = spawn(
    process.execPath,
    [
      ...['--conditions=@forsikring/source', '--import', 'tsx', 'apps/demo-api/src/server.ts'],
      ...[...ports, '--portal', 'apps/portal/dist'],
    ],
    { cwd: root, stdio: 'ignore' },
  );
  while (!(await isRunning(`http://127.0.0.1:${port}/demo`))) {
    if (server.exitCode !== null) throw new Error(`The insurer on port ${port} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return server;
}

/** A test with its own demo insurer, which is reset before each test, so that it may save data. */
export const test = base.extend<{ freshInsurer: undefined }, { insurer: string }>({
  insurer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use, { parallelIndex }) => {
      const port = PORTAL.port + PORT_OFFSET + 2 * parallelIndex;
      const server = await startInsurer(port, port + 1);
      await use(`http://localhost:${port}`);
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  baseURL: ({ insurer }, use) => use(insurer),
  freshInsurer: [
    async ({ request, insurer }, use) => {
      await request.post(`${insurer}/demo/reset`);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from './test';
