import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A received request. */
interface SeenRequest {
  method: string;
  /** The path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the client disconnected before the response was complete. */
  abandoned: boolean;
}

/** Responds to a request; `before` is the number of earlier requests. */
export type TestResponder = (
  response: ServerResponse,
  request: SeenRequest,
  before: number,
) => void;

/** A server on loopback that records every request. */
export interface TestServer {
  origin: string;
  requests: SeenRequest[];
  /** The number of requests to a path. */
  countOf(path: string): number;
  /** Changes the response to later requests. */
  respondWith(respond: TestResponder): void;
  close(): Promise<void>;
}

/** Starts a real HTTP server on a free port of loopback, which stops after the test. */
export async function startTestServer(initial: TestResponder = json({})): Promise<TestServer> {
  let respond = initial;
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request: SeenRequest = { method, url, headers, body: '', abandoned: false };
    response.on('close', () => {
      request.abandoned = !response.writableEnded;
    });
    for await (const chunk of incoming) request.body += chunk;
    respond(response, request, requests.push(request) - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    countOf: (path) => requests.filter(({ url }) => url.split('?')[0] === path).length,
    respondWith: (next) => {
      respond = next;
    },
    close,
  };
}

/** Responds with JSON. */
export function json(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Responds with text, unchanged. */
export function text(body: string, status = 200): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status);
    response.end(body);
  };
}

/** Sends half a response and disconnects. */
export function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"avtaler":[', () => response.destroy());
}

/** Sends no response. */
export function hang(): void {}
