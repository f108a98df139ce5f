import type { AgreementList } from '../contract/agreements';

/**
 * The insurer's and the partner bank's agreements as one list (specification part 2 §3): lists joined,
 * sums added, either's warning kept. A yearly sum that one of them does not know is not known.
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
