import type { InferInput } from 'valibot';
import type { Agreement, AgreementList } from '../../contract';

type AgreementInput = InferInput<typeof Agreement>;

/** Creates an agreement list with the right sums. */
export function agreementList(
  avtaler: AgreementInput[],
  rest: Partial<InferInput<typeof AgreementList>> = {},
): InferInput<typeof AgreementList> {
  const cents = avtaler.reduce(
    (sum, { monthlyPrice = 0 }) => sum + Math.round(monthlyPrice * 100),
    0,
  );
  return {
    avtaler,
    monthlySum: cents / 100,
    yearlySum: (cents * 12) / 100,
    systemSourceError: false,
    ...rest,
  };
}
