/** Prints where a customer logs in, and that nobody is logged in here. */
import { createApiClient, isHttpError } from '@forsikring/api-client';

const client = createApiClient({ apiHost: process.env.INSURER ?? 'http://localhost:4300' });
const { loginUrl } = await client.getLogin({ query: { goto: '/oversikt' } });
console.log(loginUrl);

try {
  await client.getAgreements();
} catch (error) {
  if (isHttpError(error)) console.log(`The insurer answered ${error.status}.`);
}
