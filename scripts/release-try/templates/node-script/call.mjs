import assert from 'node:assert/strict';
import { createApiClient, isHttpError } from '@forsikring/api-client';
import { calls } from '@forsikring/api-client/contract';
import openApi from '@forsikring/api-client/openapi.json' with { type: 'json' };

const client = createApiClient({ apiHost: process.env.INSURER });
const { loginUrl } = await client.getLogin({ query: { goto: '/oversikt' } });
assert.match(loginUrl, /^http/);
assert.equal(await client.getAgreements().catch(isHttpError), true);
assert.ok(openApi.paths[calls.getAgreements.path]);
