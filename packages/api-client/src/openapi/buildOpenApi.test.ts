import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { calls, requestBodies } from '../contract';
import { buildOpenApi } from './buildOpenApi';

type Operation = { operationId: string; requestBody?: object; responses: Record<string, object> };
const document = buildOpenApi('1.2.3');
const operations = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  test('is valid according to an independent OpenAPI 3.1 validator', async () => {
    const validator = new Validator();
    // A copy, because the validator resolves references in place.
    const result = await validator.validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('has every call with its name, method and path', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(calls).sort(),
    );
    for (const { path, method, operation } of operations) {
      const call = calls[operation.operationId as keyof typeof calls];
      expect([path, method.toUpperCase()]).toEqual([call.path, call.method]);
      expect('requestBody' in operation).toBe(operation.operationId in requestBodies);
      expect('200' in operation.responses).toBe('response' in call);
    }
  });

  test('lists 404 when the contract gives it a meaning', () => {
    const known = operations.filter(({ operation }) => '404' in operation.responses);
    expect(known.map(({ operation }) => operation.operationId)).toEqual(['getLegacyCustomer']);
  });

  test('has the type of each query parameter', () => {
    const operation = operations.find(
      ({ operation }) => operation.operationId === 'getConsentTexts',
    );
    expect(operation?.operation).toMatchObject({
      parameters: expect.arrayContaining([
        { name: 'bankkunde', in: 'query', schema: { type: 'boolean' } },
      ]),
    });
  });

  test('describes the header for dropping duplicate feedback', () => {
    const withKey = operations.filter(({ operation }) =>
      JSON.stringify(operation).includes('"name":"Idempotency-Key","in":"header"'),
    );
    expect(withKey.map(({ operation }) => operation.operationId)).toEqual([
      'sendFeedback',
      'sendFeedbackFollowup',
      'sendFeedbackContact',
    ]);
    expect(JSON.stringify(withKey)).toContain('keeps one write of each key, the latest');
    expect(JSON.stringify(withKey)).toContain('ends in \\"-unintended\\"');
  });

  test('describes which feedback is refused', () => {
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    expect(schemas.SiteFeedback).toMatchObject({
      additionalProperties: false,
      required: ['feedbackValue', 'text', 'productCode', 'page'],
      properties: { feedbackValue: { minLength: 1 }, page: { pattern: '^\\/[^\\d?#]*$' } },
    });
  });

  test('allows no fields in a body beyond the contract', () => {
    const { schemas } = document.components as { schemas: Record<string, object> };
    const bodies = operations.flatMap(({ operation }) => operation.requestBody ?? []);
    expect(bodies).toHaveLength(Object.keys(requestBodies).length);
    for (const body of bodies) {
      const name = /schemas\/(\w+)/.exec(JSON.stringify(body))?.[1] ?? '';
      expect(JSON.stringify(schemas[name]), name).toContain('"additionalProperties":false');
    }
  });

  test("uses the session cookie's name in the demo", () => {
    expect(document.components).toMatchObject({
      securitySchemes: { session: { in: 'cookie', name: 'demo-session' } },
    });
  });

  test('defines every schema that it refers to', () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
    const { schemas } = document.components as { schemas: Record<string, unknown> };
    expect(references).toContain('#/components/schemas/Agreement');
    for (const reference of references)
      expect(schemas).toHaveProperty(reference.split('/').at(-1) ?? '');
  });
});
