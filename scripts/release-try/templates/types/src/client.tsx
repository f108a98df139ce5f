import { createApiClient, isHttpError } from '@forsikring/api-client';
import { calls } from '@forsikring/api-client/contract';
import { useAgreements } from '@forsikring/api-client/react';

const client = createApiClient();

export const statusOf = (error: unknown): number => (isHttpError(error) ? error.status : 0);
export const login = async (): Promise<string> =>
  (await client.getLogin({ query: { goto: '/' } })).loginUrl;
export const path: string = calls.getAgreements.path;

export function Agreements() {
  const { data } = useAgreements({ distributor: 'none' });
  return <p>{data?.avtaler.length}</p>;
}

// @ts-expect-error There is no such call.
client.getEverything();
export function Nobody() {
  // @ts-expect-error A distributor has a short name.
  const { data } = useAgreements({ distributor: 1 });
  return <p>{data?.avtaler.length}</p>;
}
