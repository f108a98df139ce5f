import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { firstTakenPort } from '../../../scripts/firstTakenPort';
import { GRID, PORTAL_PATH } from './hosts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let server: ChildProcess;

test.afterEach(() => {
  server.kill();
});

/** Three free ports for a start: below those that systems give to connections, which may take one at any time. */
async function portsToUse(): Promise<[number, number, number]> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const ports = [port, port + 100, port + 101] as [number, number, number];
  return (await firstTakenPort(ports)) === undefined ? ports : portsToUse();
}

/** Starts the portal for development on free ports. Resolves with them when it responds. */
async function start(command: string, ...args: string[]): Promise<number[]> {
  const ports = await portsToUse();
  server = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: `${ports[0]}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(server, 'Forsikringsportalen:');
  return ports;
}

async function printed({ stdout }: ChildProcess, text: string): Promise<void> {
  for await (const chunk of stdout ?? []) if (`${chunk}`.includes(text)) return;
  throw new Error(`The process ended without printing ${text}`);
}

for (const [signal, command, ...args] of [
  ['SIGTERM', 'npm', 'start'],
  ['SIGHUP', 'npm', 'start'],
  ['SIGINT', 'node', 'scripts/pnpm.mjs', 'start'],
] as const) {
  const tag = signal === 'SIGTERM' ? [] : GRID;
  test(`${[command, ...args].join(' ')} serves the portal, and ${signal} frees its ports`, {
    tag,
  }, async ({ request }) => {
    test.slow();
    const ports = await start(command, ...args);
    const portal = `http://localhost:${ports[0]}${PORTAL_PATH}`;
    expect(await (await request.get(portal)).text()).toContain('/src/main.tsx');
    expect(await (await request.get(`${portal}config.json`)).json()).toHaveProperty('distributor');
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    await expect.poll(() => firstTakenPort(ports)).toBeUndefined();
  });
}
