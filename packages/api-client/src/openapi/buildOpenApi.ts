import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { NamedCall } from '../contract';
import * as contract from '../contract';

type JsonObject = Record<string, unknown>;

const { calls, bodySchemaOf, requestBodies, ...named } = contract;
/** The shapes that have a name of their own in the document. */
const definitions = named as Record<string, GenericSchema>;

/** The contract as an OpenAPI 3.1 document, for teams that build a server or another client. */
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
        'Every call of the portal. Emitted from the schemas that the client checks answers by.',
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
          // The demo insurer's, so that a server made from this can stand in for it.
          name: 'demo-session',
          description: 'Set by the login page; HttpOnly. A server may give it a name of its own.',
        },
      },
    },
  };
}

function operationOf(call: NamedCall): JsonObject {
  const body = bodySchemaOf(call.name);
  return {
    operationId: call.name,
    security: call.public ? [] : [{ session: [] }],
    parameters: parametersOf(call),
    ...(body && {
      requestBody: { required: true, content: jsonContent(jsonSchemaOf(body)) },
    }),
    responses: {
      ...(call.response && { 200: answer('The answer', jsonSchemaOf(call.response)) }),
      ...((!call.response || 'empty' in call) && { 204: answer('Nothing to tell') }),
      ...('notFound' in call && {
        404: answer('There is none', { $ref: '#/components/schemas/ApiProblem' }),
      }),
      '4XX': answer('The call was refused', { $ref: '#/components/schemas/ApiProblem' }),
      '5XX': answer('The call failed', { $ref: '#/components/schemas/ApiProblem' }),
    },
  };
}

/** What a server does with the key, so that it neither loses an answer nor counts it twice. */
const IDEMPOTENCY_KEY = [
  'The same on every try of one write. The server keeps one write of each key, the latest:',
  'a visitor may have edited a text between two tries.',
  'A write that was not confirmed, such as an answer that is sent because the visitor leaves,',
  'has a key of its own, which ends in "-unintended".',
  'The server ignores or replaces it when it has the write whose key is the same without this end.',
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

function answer(description: string, schema?: JsonObject): JsonObject {
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

/** A schema as what a server sends: fields with a default may be absent. Named shapes are referred to. */
function jsonSchemaOf(schema: GenericSchema, own?: string): JsonObject {
  const { [own ?? '']: _, ...others } = definitions;
  const { $schema, $defs, ...result } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions: others,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as JsonObject;
  return result;
}
