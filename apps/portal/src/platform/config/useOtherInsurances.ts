import { useAppContext } from '../context/AppContext';

/** The insurances that a customer may have elsewhere, as the distributor lists them. */
export const useOtherInsurances = () =>
  useAppContext().readConfig(
    'distributor.andreForsikringer',
    (config) => config.distributor?.andreForsikringer,
  ) ?? [];
