import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { atEnd } from './cleanup';

const ANSWER_LIMIT_MS = 20_000;

/**
 * Starts a registry on loopback with our packages, and `upstream` for all others. Our scope is never read
 * from upstream, so that no other package of the same name can replace ours.
 * @returns its address
 * @throws Error with one line when `upstream` does not respond
 */
export async function startRegistry(folder: string, upstream: string): Promise<string> {
  await expectAnswer(upstream);
  const server = (await runServer({
    configPath: join(folder, 'config.yaml'),
    self_path: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    uplinks: { upstream: { url: upstream, maxage: '1h', timeout: '60s', max_fails: 10 } },
    packages: {
      '@forsikring/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'file', path: join(folder, 'log.txt'), level: 'warn' },
    web: { enable: false },
    max_body_size: '50mb',
  } as Parameters<typeof runServer>[0])) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  atEnd(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function expectAnswer(upstream: string): Promise<void> {
  const address = new URL('react', upstream.endsWith('/') ? upstream : `${upstream}/`);
  const accept = 'application/vnd.npm.install-v1+json';
  const response = await fetch(address, {
    headers: { accept },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => undefined);
  await response?.body?.cancel();
  if (response?.ok) return;
  throw new Error(
    `The registry that npm is configured with, ${upstream}, does not respond: release:try installs the other dependencies of the test projects from it.`,
  );
}
