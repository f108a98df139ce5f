import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { installWithPackageManager, onPath } from '../scripts/systemPrograms.mjs';

/** A user without files: nginx must serve as this user when root starts it. */
const UNPRIVILEGED_USER = 65534;

/** The path of nginx, which is installed when it is missing; undefined when that fails. */
export function findNginx(): string | undefined {
  if (!onPath('nginx')) installWithPackageManager('nginx-light');
  return onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined);
}

/**
 * Starts nginx as an unprivileged user, and waits for its port.
 * @param run the only folder that nginx may write to
 * @returns a function that stops nginx
 */
export async function startNginx(
  nginx: string,
  { conf, run, port }: { conf: string; run: string; port: number },
): Promise<() => Promise<void>> {
  mkdirSync(run, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(run, UNPRIVILEGED_USER, UNPRIVILEGED_USER);
  const server = spawn(nginx, ['-e', 'stderr', '-c', conf, '-g', 'daemon off;'], {
    stdio: 'inherit',
    ...(isRoot && { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER }),
  });
  await listens(server, port);
  return async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
}

async function listens(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    const connected = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nginx does not listen on port ${port}.`);
}
