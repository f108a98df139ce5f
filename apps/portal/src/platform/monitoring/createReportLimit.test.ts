import { expect, it } from 'vitest';
import { createReportLimit } from './createReportLimit';
import type { Report } from './report';

const leftOut = (call: string, field: string): Report => ({
  kind: 'contract',
  message: `${call}: ${field} is no string and was left out`,
});

it('passes one report for each call and field, whatever the index of the item', () => {
  const accepts = createReportLimit();
  expect(accepts(leftOut('getAgreements', 'avtaler[0].policyNumber'))).toBe(true);
  expect(accepts(leftOut('getAgreements', 'avtaler[1].policyNumber'))).toBe(false);
  expect(accepts(leftOut('getAgreements', 'avtaler[1].name'))).toBe(true);
  expect(accepts(leftOut('getOffers', 'avtaler[0].policyNumber'))).toBe(true);
});

it('tells failures of a call apart by their status, and reports by their kind', () => {
  const accepts = createReportLimit();
  const message = 'getOffers: GET /tilbud answered 503';
  expect(accepts({ kind: 'call', message })).toBe(true);
  expect(accepts({ kind: 'call', message })).toBe(false);
  expect(accepts({ kind: 'jump', message })).toBe(true);
  expect(accepts({ kind: 'call', message: 'getOffers: GET /tilbud answered 500' })).toBe(true);
});

it('tells uncaught errors apart by name and text, not by the numbers in the text', () => {
  const accepts = createReportLimit();
  const passes = (error: unknown) =>
    accepts({ kind: 'uncaught', message: 'Nobody caught an error', error });
  expect(passes(new TypeError('x is not a function'))).toBe(true);
  expect(passes(new TypeError('x is not a function'))).toBe(false);
  expect(passes(new RangeError('x is not a function'))).toBe(true);
  expect(passes(new TypeError('item 12 is gone'))).toBe(true);
  expect(passes(new TypeError('item 345 is gone'))).toBe(false);
  expect(passes(new ErrorEvent('error', { message: 'Script error.' }))).toBe(true);
  expect(passes(new ErrorEvent('error', { message: 'Script error.' }))).toBe(false);
  expect(passes('a text')).toBe(true);
  expect(passes('another text')).toBe(true);
  expect(passes(null)).toBe(true);
});

it('passes at most the given number of reports, fifty by default', () => {
  const countOf = (accepts: (report: Report) => boolean) =>
    Array.from({ length: 200 }, (_, index) => `field${index}`).filter((field) =>
      accepts(leftOut('getOffers', field)),
    ).length;
  expect(countOf(createReportLimit())).toBe(50);
  expect(countOf(createReportLimit(3))).toBe(3);
});
