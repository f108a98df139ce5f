import { join } from 'node:path';
import { Ajv } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';
import { describe, expect, test } from 'vitest';

const inPackage = (path: string) => join(import.meta.dirname, '../..', path);

/** The schema of the type `Submission`. A change that refuses what was accepted needs another version in the `$id`. */
const schema = createGenerator({
  path: inPackage('src/flow/submission.ts'),
  type: 'Submission',
  schemaId: 'urn:forsikring:feedback-submission:1',
  additionalProperties: true,
  skipTypeCheck: true,
}).createSchema('Submission');

describe('submission.schema.json', () => {
  test('is the schema of the type (`-u` writes it)', async () => {
    const json = `${JSON.stringify(schema, null, 2)}\n`;
    await expect(json).toMatchFileSnapshot(inPackage('submission.schema.json'));
  });

  test('refuses what is no submission', () => {
    const accepts = new Ajv({ strictTypes: false }).compile(schema);
    const answer = { feedbackValue: 4, intentionalSubmit: true, submissionId: 'a' };
    const followup = { name: 'n', label: 'l', type: 'radio', value: 'v' };
    expect(accepts({ ...answer, page: '/skade' })).toBe(true);
    // The values of a page's own options.
    expect(accepts({ ...answer, feedbackValue: 99 })).toBe(true);
    for (const wrong of [
      { ...answer, submissionId: undefined },
      { ...answer, feedbackValue: null },
      { ...answer, feedbackValue: [] },
      { ...answer, message: 4 },
      { ...answer, message: '' },
      { ...answer, submissionId: '' },
      { ...answer, answers: [followup] },
      { ...answer, email: 'kari@example.no' },
      { submissionId: 'a', answers: [] },
      { submissionId: 'a', answers: [followup], answerId: '' },
      { submissionId: 'a', answers: [followup], email: 'kari@example.no' },
      { submissionId: 'a', answers: [{ ...followup, type: 'stars' }] },
      { submissionId: 'a', answers: [{ ...followup, value: 4 }] },
      { submissionId: 'a', answers: [{ ...followup, value: '' }] },
      { submissionId: 'a', answers: [{ ...followup, value: [] }] },
      [followup],
      { email: 'kari@example.no' },
      { submissionId: 'a', email: '' },
    ])
      expect(accepts(wrong), JSON.stringify(wrong)).toBe(false);
  });
});
