import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { firstTakenPort } from '../../../scripts/firstTakenPort';
import { freePorts } from '../../../scripts/freePorts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let server: ChildProcess;

test.afterEach(() => {
  server.kill();
});

/** Starts the portal for development on free ports. Resolves with them when it responds. */
async function start(command: string, ...args: string[]): Promise<number[]> {
  const [port = 0] = await freePorts(1);
  server = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(server, 'Forsikringsportalen:');
  return [port, port + 100, port + 101];
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
  test(`${signal} to ${[command, ...args].join(' ')} frees its ports`, async () => {
    test.slow();
    const ports = await start(command, ...args);
    expect(await firstTakenPort(ports)).toBe(ports[0]);
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    await expect.poll(() => firstTakenPort(ports)).toBeUndefined();
  });
}
