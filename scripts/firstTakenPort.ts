import { createServer } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];

/** Returns the first port that is in use on either loopback address. */
export async function firstTakenPort(ports: number[]): Promise<number | undefined> {
  for (const port of ports) {
    for (const host of LOOPBACK) if (await isTaken(port, host)) return port;
  }
  return undefined;
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 throws another code, and then the port is free.
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
