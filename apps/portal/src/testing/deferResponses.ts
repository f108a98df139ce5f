import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { expect } from 'vitest';

/** A request that is pending until the test responds. */
interface PendingRequest {
  path: string;
  body: unknown;
  respond: (response: Response) => Promise<void>;
}

/** Records the requests of a method to a path, and leaves each pending until the test responds. */
export function deferResponses(
  server: SetupServer,
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
) {
  const requests: PendingRequest[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      const text = await request.text();
      return new Promise<Response>((resolve) => {
        requests.push({
          path: new URL(request.url).pathname,
          body: text && JSON.parse(text),
          respond: (response) => act(async () => resolve(response)),
        });
      });
    }),
  );
  const nextRequest = async (count = 1) => {
    await waitFor(() => expect(requests).toHaveLength(count));
    return requests[count - 1] as PendingRequest;
  };
  return { requests, nextRequest };
}
