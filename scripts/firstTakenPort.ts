import { createServer } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];

/** The first port that something else listens on, on either loopback address. */
export async function firstTakenPort(ports: number[]): Promise<number | undefined> {
  for (const port of ports) {
    for (const host of LOOPBACK) if (await isTaken(port, host)) return port;
  }
  return undefined;
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 says so with another code: nothing can be in the way there.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
