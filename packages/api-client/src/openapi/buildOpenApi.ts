import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { calls } from '../contract/calls';
import type { NamedCall } from '../contract/defineCall';
import * as domains from '../contract/domains';

type JsonObject = Record<string, unknown>;

/** The schemas that the document refers to by name. */
const definitions = Object.fromEntries(
  Object.entries(domains).flatMap(([name, part]) => ('kind' in part ? [[name, part]] : [])),
) as Record<string, GenericSchema>;

/** Builds the contract as an OpenAPI 3.1 document, for teams that build a server or another client. */
export function buildOpenApi(version: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of Object.values<NamedCall>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Insurance self-service API',
      version,
      description:
        'Every call of the portal. Generated from the schemas that the client checks responses against.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(definitions).map(([name, schema]) => [name, jsonSchemaOf(schema, name)]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          // The demo's cookie name, so that a mock server can replace the demo.
          name: 'demo-session',
          description: 'Set by the login page; HttpOnly. A server may use another name.',
        },
      },
    },
  };
}

function operationOf(call: NamedCall): JsonObject {
  const { body } = call;
  return {
    operationId: call.name,
    security: call.public ? [] : [{ session: [] }],
    parameters: parametersOf(call),
    ...(body && {
      requestBody: { required: true, content: jsonContent(jsonSchemaOf(body)) },
    }),
    responses: {
      ...(call.response && { 200: response('The response', jsonSchemaOf(call.response)) }),
      ...((!call.response || 'empty' in call) && { 204: response('No content') }),
      ...('notFound' in call && {
        404: response('Not found', { $ref: '#/components/schemas/ApiProblem' }),
      }),
      '4XX': response('The call was refused', { $ref: '#/components/schemas/ApiProblem' }),
      '5XX': response('The call failed', { $ref: '#/components/schemas/ApiProblem' }),
    },
  };
}

/** How a server uses the key, so that it neither loses feedback nor counts it twice. */
const IDEMPOTENCY_KEY = [
  'The same key for every attempt at one write. The server keeps one write of each key, the latest:',
  'a visitor may have edited a text between two attempts.',
  'A write that was not confirmed, such as feedback that is sent because the visitor leaves,',
  'has a key of its own, which ends in "-unintended".',
  'The server ignores or replaces it when it has the write with the same key without this suffix.',
].join(' ');

function parametersOf({ method, path, query = {}, idempotencyKey }: NamedCall): JsonObject[] {
  const text = { type: 'string' };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...Object.entries(query).map(([name, type]) => ({ name, in: 'query', schema: { type } })),
    {
      name: 'X-Requested-By',
      in: 'header',
      required: true,
      schema: { const: 'forsikringsportal' },
    },
    ...(idempotencyKey
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: text,
            description: IDEMPOTENCY_KEY,
          },
        ]
      : []),
    ...(method === 'GET'
      ? []
      : [
          {
            name: 'X-XSRF-TOKEN',
            in: 'header',
            required: true,
            schema: text,
            description: 'The value of the cookie XSRF-TOKEN.',
          },
        ]),
  ];
}

function response(description: string, schema?: JsonObject): JsonObject {
  return {
    description,
    headers: {
      'X-Session-Expiry': {
        description: 'Seconds until the session ends.',
        schema: { type: 'integer', minimum: 0 },
      },
    },
    ...(schema && { content: jsonContent(schema) }),
  };
}

const jsonContent = (schema: JsonObject) => ({ 'application/json': { schema } });

/** Converts a schema to the shape that a server sends: fields with a default are optional. Refers to named schemas. */
function jsonSchemaOf(schema: GenericSchema, own?: string): JsonObject {
  const { [own ?? '']: _, ...others } = definitions;
  const { $schema, $defs, ...result } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    // What a client tolerates is no rule for a server.
    ignoreActions: ['raw_check'],
    definitions: others,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as JsonObject;
  return result;
}
