import { createServer } from 'node:net';

/** Finds free ports on loopback, so that two test runs do not meet. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const reserved = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => reserved.once('listening', resolve));
      return reserved;
    }),
  );
  const ports = servers.map((reserved) => (reserved.address() as { port: number }).port);
  await Promise.all(servers.map((reserved) => new Promise((resolve) => reserved.close(resolve))));
  return ports;
}
