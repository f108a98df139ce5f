import { describe, expect, test } from 'vitest';
import { agreementStatus } from './AgreementRow';

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
