const assert = require('node:assert/strict');
const { createApiClient, isHttpError } = require('@forsikring/api-client');
const { calls } = require('@forsikring/api-client/contract');
const openApi = require('@forsikring/api-client/openapi.json');

const client = createApiClient({ apiHost: process.env.INSURER });
client.getLogin({ query: { goto: '/oversikt' } }).then(async ({ loginUrl }) => {
  assert.match(loginUrl, /^http/);
  assert.equal(await client.getAgreements().catch(isHttpError), true);
  assert.ok(openApi.paths[calls.getAgreements.path]);
});
