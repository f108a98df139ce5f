import { array, looseObject, nullable, object, string } from 'valibot';
import { defineCall } from '../contract/defineCall';
import { Id } from '../contract/tolerant';

/** An API that is not the insurer's, on a host of its own: other paths, errors `{ feil: { kode } }`, null fields. */
export const fjelltrygd = {
  getPolicy: defineCall({
    method: 'GET',
    path: '/v2/policies/{id}',
    query: { year: 'number' },
    response: looseObject({ id: Id, holder: nullable(string()) }),
    keepNulls: true,
  }),
  getClaims: defineCall({
    method: 'GET',
    path: '/v2/claims',
    response: object({ claims: array(object({ id: Id })) }),
  }),
  rename: defineCall({
    method: 'PATCH',
    path: '/v2/policies/{id}',
    body: object({ holder: string() }),
  }),
};
