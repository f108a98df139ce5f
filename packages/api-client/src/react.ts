export { ApiProvider, type ApiProviderProps } from './react/ApiProvider';
export { type Session, useSession } from './react/SessionProvider';
export { type Agreements, useAgreements } from './react/useAgreements';
export { type ApiContextValue, useApi } from './react/useApi';
export { type Read, type ReadName, type ReadOptions, useCall } from './react/useCall';
