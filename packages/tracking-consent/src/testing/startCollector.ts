import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as the service keeps it. */
interface CollectedEvent {
  event: string;
  properties: Record<string, unknown> & { $insert_id: string; distinct_id: string; time: number };
}

/** A request that arrived, whatever its response. */
interface CollectedRequest {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** The body, raw and decoded. */
  raw: string;
  records: object[];
}

/** How the collector handles the nth request: `lost` accepts the events but sends no response. */
type Fault = 'ok' | 'lost' | 'dropped' | { status: number; body?: string; retryAfter?: string };

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/**
 * A fake analytics service: a real HTTP server with the service's wire format. It accepts whole batches,
 * keeps one event for each `$insert_id`, and applies `$set_once` to profiles.
 */
export async function startCollector() {
  const requests: CollectedRequest[] = [];
  const events: CollectedEvent[] = [];
  const profiles = new Map<string, object>();
  let fault: (index: number, request: CollectedRequest) => Fault = () => 'ok';
  let seen = 0;

  function take(path: string, records: object[]): void {
    if (path === '/track/') events.push(...(records as CollectedEvent[]));
    for (const { $distinct_id, $set_once } of path === '/engage/' ? (records as never[]) : []) {
      profiles.set($distinct_id, { ...($set_once as object), ...profiles.get($distinct_id) });
    }
  }

  const server = createServer(async (message, response) => {
    response.setHeader('Access-Control-Allow-Origin', message.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    const { pathname: path, searchParams: query } = new URL(message.url ?? '/', 'http://collector');
    const raw = await readBody(message).catch(() => '');
    const records = [JSON.parse(new URLSearchParams(raw).get('data') ?? '[]')].flat();
    const request = { path, query, headers: message.headers, raw, records };
    requests.push(request);
    const outcome = fault(seen++, request);
    if (outcome === 'ok' || outcome === 'lost') take(path, records);
    if (outcome === 'lost' || outcome === 'dropped') return message.socket.destroy();
    if (outcome === 'ok') return response.end('{"status":1,"error":null}');
    if (outcome.retryAfter) response.setHeader('Retry-After', outcome.retryAfter);
    response.writeHead(outcome.status).end(outcome.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Every accepted event, including duplicates. */
    events,
    profiles,
    /** The events without duplicates, as the service keeps them. */
    kept: () => [...new Map(events.map((each) => [each.properties.$insert_id, each])).values()],
    setFault(next: typeof fault) {
      seen = 0;
      fault = next;
    },
    reset() {
      requests.length = 0;
      events.length = 0;
      profiles.clear();
      seen = 0;
      fault = () => 'ok';
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
