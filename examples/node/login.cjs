/** The same in CommonJS. */
const { createApiClient } = require('@forsikring/api-client');
const { calls } = require('@forsikring/api-client/contract');

const client = createApiClient({ apiHost: process.env.INSURER ?? 'http://localhost:4300' });
client
  .getLogin({ query: { goto: '/oversikt' } })
  .then(({ loginUrl }) => console.log(calls.getLogin.path, loginUrl));
