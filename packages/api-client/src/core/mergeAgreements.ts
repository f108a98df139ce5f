import type { AgreementList } from '../contract/agreements';

/** The insurer's and the partner bank's agreements as one list (specification part 2 §3): lists joined, sums added, either's warning kept. */
export function mergeAgreements(own: AgreementList, partner: AgreementList): AgreementList {
  return {
    avtaler: [...own.avtaler, ...partner.avtaler],
    monthlySum: own.monthlySum + partner.monthlySum,
    yearlySum: own.yearlySum + partner.yearlySum,
    systemSourceError: own.systemSourceError || partner.systemSourceError,
  };
}
