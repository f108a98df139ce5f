import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { installWithPackageManager, onPath } from '../systemPrograms.mjs';

/** Somebody who owns nothing: nginx must serve as them where it is started by root. */
const NOBODY = 65534;

/** The program, found or installed; undefined where there is none and none could be installed. */
export function findNginx(): string | undefined {
  if (!onPath('nginx')) installWithPackageManager('nginx-light');
  return onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined);
}

/**
 * Starts nginx as a user without rights, and waits for its port.
 * @param run the one folder that it may write to
 * @returns what stops it
 */
export async function startNginx(
  nginx: string,
  { conf, run, port }: { conf: string; run: string; port: number },
): Promise<() => Promise<void>> {
  mkdirSync(run, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(run, NOBODY, NOBODY);
  const server = spawn(nginx, ['-e', 'stderr', '-c', conf, '-g', 'daemon off;'], {
    stdio: 'inherit',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  await listens(server, port);
  return async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
}

/** Ports that were free just now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const held = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => held.once('listening', resolve));
      return held;
    }),
  );
  const ports = servers.map((held) => (held.address() as { port: number }).port);
  await Promise.all(servers.map((held) => new Promise((resolve) => held.close(resolve))));
  return ports;
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
