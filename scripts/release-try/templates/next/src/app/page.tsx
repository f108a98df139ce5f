import { createApiClient } from '@forsikring/api-client';
import { Kit } from '../Kit';
import { Service } from '../Service';

export const dynamic = 'force-dynamic';

/** A server component that calls the insurer and renders every part. */
export default async function Page() {
  const client = createApiClient({ apiHost: process.env.INSURER });
  const { loginUrl } = await client.getLogin({ query: { goto: '/' } });
  return (
    <>
      <a href={loginUrl}>Logg inn</a>
      <Kit />
      <Service />
    </>
  );
}
