import { describe, expect, test } from 'vitest';
import { agreementStatus, hyphenateTitle } from './AgreementRow';

describe('hyphenateTitle', () => {
  test('adds a soft hyphen before each "forsikring" that continues a word in titles over 23 characters', () => {
    expect(hyphenateTitle('Fritidsulykkesforsikring')).toBe('Fritidsulykkes\u00adforsikring');
    expect(hyphenateTitle('Båtforsikring og hesteforsikring')).toBe(
      'Båt\u00adforsikring og heste\u00adforsikring',
    );
    expect(hyphenateTitle('Kollektiv ulykkesforsikring for forening')).toBe(
      'Kollektiv ulykkes\u00adforsikring for forening',
    );
  });

  test('keeps titles up to 23 characters, and "forsikring" as a separate word, unchanged', () => {
    expect(hyphenateTitle('Behandlingsforsikringen')).toBe('Behandlingsforsikringen');
    expect(hyphenateTitle('Forsikring av ukjent type og mer')).toBe(
      'Forsikring av ukjent type og mer',
    );
  });
});

const statusOf = (avtaleStatus?: string, systemSource = 'NICE') =>
  agreementStatus({
    policyNumber: '1',
    name: 'Bil',
    systemSource,
    ...(avtaleStatus && { avtaleStatus }),
  });

describe('agreementStatus', () => {
  test.each([
    ['PENDING', 'PROLIFE', 'Midlertidig', 'warning'],
    ['PENDING', 'EIKA_PERSON', 'Under behandling', 'warning'],
    ['PROCESSING', 'NICE', 'Under behandling', 'warning'],
    ['RENEWAL', 'NICE', 'Fornyelse', 'info'],
    ['RENEWAL', 'EIKA_PERSON', 'Fornyelse', 'info'],
  ])('shows %s from %s as %s', (status, source, text, variant) => {
    expect(statusOf(status, source)).toEqual({ text, variant });
  });

  test.each([
    ['ACTIVE', 'PROLIFE'],
    ['PENDING', 'NICE'],
    ['PENDING', 'LOFAVOR'],
    ['SOMETHING_NEW', 'NICE'],
    [undefined, 'NICE'],
  ])('has no badge for %s from %s', (status, source) =>
    expect(statusOf(status, source)).toBeUndefined(),
  );
});
