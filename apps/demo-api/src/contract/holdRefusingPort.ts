import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/**
 * Holds a port of loopback that refuses connections: the client's end of an open connection, where no server can
 * listen. A port that is only free may be taken by another process at any time.
 */
export async function holdRefusingPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  return {
    port: Number(client.localPort),
    release: () => {
      client.destroy();
      server.close();
    },
  };
}
