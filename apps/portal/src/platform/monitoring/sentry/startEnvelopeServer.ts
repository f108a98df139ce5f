import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A monitoring service for tests: a local server that stores the envelopes that it receives. */
export interface EnvelopeServer {
  origin: string;
  dsn: string;
  /** The parsed lines of each envelope: header, then header and payload of each item. */
  envelopes: Record<string, unknown>[][];
  /** The raw envelopes. */
  texts: string[];
  close(): Promise<void>;
}

/** Starts the service. `handle` responds to all other requests. */
export async function startEnvelopeServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.end(),
): Promise<EnvelopeServer> {
  const envelopes: EnvelopeServer['envelopes'] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (!request.url?.startsWith('/api/42/envelope/')) return handle(request, response);
      envelopes.push(
        body
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      );
      texts.push(`${request.url}\n${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    dsn: `http://key@${host}/42`,
    envelopes,
    texts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
