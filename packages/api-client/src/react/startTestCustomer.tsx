import { act, renderHook } from '@testing-library/react';
import type { ApiClientOptions } from '../core/createApiClient';
import type { SharedSessionOptions } from '../core/session/createSharedSession';
import { json, type TestResponder } from '../core/startTestServer';
import { loggedInAs, startTestApi, type TestResponses } from './startTestApi';

/** A customer with a customer number, and without a marketing consent. */
export const CUSTOMER = {
  navn: 'Kari',
  niceKundenummer: 7,
  isBankkunde: true,
  kontaktInformasjon: { epostAdresse: 'kari@eksempel.no', mobilNummer: '40000000' },
  samtykker: { marketingConsent: 'NOT_AUTHORIZED' },
};

/** The response to a write that succeeded. */
export const noContent: TestResponder = (response) => response.writeHead(204).end();

/** Starts a server with a logged-in customer, which stops after the test. */
const startTestCustomer = (responders: TestResponses) =>
  startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json(CUSTOMER),
    getLegacyCustomer: json({ eksisterer: false }),
    ...responders,
  });

/** Renders a hook in the tab of a customer. */
export async function renderForCustomer<Result>(
  responders: TestResponses,
  hook: () => Result,
  options: ApiClientOptions & SharedSessionOptions = {},
) {
  const api = await startTestCustomer(responders);
  const { Provider } = api.openTab({ ...options, partners: { distributors: ['granbanken'] } });
  return { api, ...renderHook(hook, { wrapper: Provider }) };
}

/** Starts a write in `act`, and returns its pending promise. */
export function begin<Result>(write: () => Promise<Result>): Promise<Result> {
  const started: Promise<Result>[] = [];
  act(() => void started.push(write()));
  return started[0] as Promise<Result>;
}

/** A responder whose test decides when and in which order to respond. */
export function createPausedResponder() {
  const pending: ((status: number) => void)[] = [];
  const responder: TestResponder = (response) => {
    pending.push((status) => {
      if (status < 400) response.writeHead(204).end();
      else json({ kode: 'X' }, status)(response);
    });
  };
  return {
    responder,
    /** Responds to a request, counted from 0. */
    settle: (index: number, status: number) => pending[index]?.(status),
    /** How many requests have arrived. */
    count: () => pending.length,
  };
}
