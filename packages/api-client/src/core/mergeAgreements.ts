import type { AgreementList } from '../contract/agreements';

/**
 * Merges the insurer's and the partner bank's agreements: lists joined, sums added, `systemSourceError`
 * when either has it. A yearly sum that one of them does not give is unknown.
 */
export function mergeAgreements(own: AgreementList, partner: AgreementList): AgreementList {
  const yearlySum =
    own.yearlySum === undefined || partner.yearlySum === undefined
      ? undefined
      : own.yearlySum + partner.yearlySum;
  return {
    avtaler: [...own.avtaler, ...partner.avtaler],
    monthlySum: own.monthlySum + partner.monthlySum,
    yearlySum,
    systemSourceError: own.systemSourceError || partner.systemSourceError,
  };
}
