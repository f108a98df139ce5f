import { useAppContext } from '../platform/AppContext';

/** The distributor's list of insurances that a customer may have elsewhere. */
export const useOtherInsurances = () =>
  useAppContext().readConfig('distributor.andreForsikringer') ?? [];
