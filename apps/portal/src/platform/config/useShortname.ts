import { useAppContext } from '../AppContext';
import { shortnameOf } from './shortnameOf';

/** The distributor's short name. */
export const useShortname = (): string => shortnameOf(useAppContext().readConfig);
