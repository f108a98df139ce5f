import type { AgreementList } from '../contract/agreements';

/**
 * Merges the agreements of the insurer and of the partner bank: joins the lists, adds the sums, and sets
 * `systemSourceError` when either has it. The yearly sum is unknown when either lacks it.
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
