import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Starts an insurer before the tests of a file, resets its responses after each, and stops it after them. A
 * request without a response fails.
 */
export function startServer(server = setupServer()): SetupServer {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
