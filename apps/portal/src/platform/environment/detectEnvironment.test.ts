import { expect, test } from 'vitest';
import { detectEnvironment } from './detectEnvironment';

test.each([
  ['www.demobanken.example', 'Production'],
  ['WWW.Granbanken.example', 'Production'],
  ['qa1.fjordtrygd.example', 'QA'],
  ['qa2.fjordtrygd.example', 'QA'],
  ['localhost', 'Dev'],
  ['127.0.0.1', 'Dev'],
  ['eika.localhost', 'Dev'],
  ['maskin.local', 'Dev'],
  ['demobanken.example', 'Test'],
  ['evil-localhost', 'Test'],
  ['qa3.fjordtrygd.example', 'Test'],
  ['', 'Test'],
])('maps %s to %s', (host, environment) =>
  expect(detectEnvironment(host, undefined)).toBe(environment),
);

test("replaces its own QA hosts by the configuration's, and adds the configuration's production hosts", () => {
  const hosts = { qa: ['qa.bank.example'], production: ['www.bank.example'] };
  expect(detectEnvironment('qa.bank.example', hosts)).toBe('QA');
  expect(detectEnvironment('qa1.fjordtrygd.example', hosts)).toBe('Test');
  expect(detectEnvironment('www.bank.example', hosts)).toBe('Production');
  expect(detectEnvironment('www.demobanken.example', hosts)).toBe('Production');
});
