import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { type Calls, calls } from '../contract/calls';
import { type ApiClientOptions, createApiClient } from '../core/createApiClient';
import {
  createSharedSession,
  type SharedSessionOptions,
} from '../core/session/createSharedSession';
import { json, startTestServer, type TestResponder } from '../core/startTestServer';
import { ApiProvider, type ApiProviderProps } from './ApiProvider';

/** The responses by call; calls without one respond with 404. */
export type TestResponses = { [Name in keyof Calls]?: TestResponder };

/** Options of the provider that a test can set. */
export type ProviderOptions = Pick<ApiProviderProps, 'unusedMs' | 'partners'>;

/** A response of the session status: this customer is logged in. */
export const loggedInAs = (kfpSessionId: string) => json({ kfpSessionId, trackingId: 7 });

/** Starts a real server that responds to the calls of the contract, for tests of the hooks. */
export async function startTestApi(first: TestResponses) {
  const server = await startTestServer();
  let responders = first;
  server.respondWith((response, request, before) => {
    const path = request.url.split('?')[0] ?? '';
    const name = Object.values(calls).find((call) => patternOf(call.path).test(path))?.name;
    const responder = name === undefined ? undefined : responders[name as keyof Calls];
    (responder ?? json({}, 404))(response, request, before);
  });

  return {
    server,
    countOf: (name: keyof Calls) => server.countOf(calls[name].path),
    /** Replaces some responses from now on. */
    change: (some: TestResponses) => {
      responders = { ...responders, ...some };
    },
    /** A browser tab: its own client, cache and shared session, which closes after the test. */
    openTab({
      unusedMs,
      partners,
      storage = null,
      channel,
      ...options
    }: ApiClientOptions & SharedSessionOptions & ProviderOptions = {}) {
      const { origin } = server;
      const client = createApiClient({ apiHost: origin, origin, retryDelayMs: 1, ...options });
      const sharedSession = createSharedSession({
        storage,
        ...(channel !== undefined && { channel }),
      });
      // An open tab would reply to the tabs of later tests, such as with a pending logout.
      onTestFinished(() => sharedSession.close());
      // biome-ignore lint/correctness/noComponentHookFactories: each tab has its own provider.
      const Provider = ({ children }: { children: ReactNode }) => (
        <ApiProvider
          client={client}
          sharedSession={sharedSession}
          partners={partners}
          {...(unusedMs !== undefined && { unusedMs })}
        >
          {children}
        </ApiProvider>
      );
      return { client, sharedSession, Provider };
    },
  };
}

/** Matches the paths of a call, with any value for its path parameters. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
