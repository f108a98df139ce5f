'use client';

export type { Partners } from './react/ApiContext';
export { ApiProvider, type ApiProviderProps } from './react/ApiProvider';
export { type Action, useDeleteOffer, useRefreshAddress, useSetReservation } from './react/actions';
export { createHooks, type Hooks } from './react/createHooks';
export type { FieldStep } from './react/fieldsOfData';
export type { InitialBodies } from './react/initialEntries';
export { isMissingEmailError, MissingEmailError } from './react/MissingEmailError';
export type { ReadName } from './react/readKey';
export {
  hasCustomerNumber,
  useAddresses,
  useBankContact,
  useClientContext,
  useConsentTexts,
  useCustomer,
  useHealthDeclarations,
  useLegacyCustomer,
  useLogin,
  useMotorTasks,
  useOffers,
  useOffersToAccept,
  usePostalCodes,
  useRecommendations,
  useReservation,
} from './react/reads';
export { type Session, useSession } from './react/SessionProvider';
export { isUnknownOutcomeError, UnknownOutcomeError } from './react/UnknownOutcomeError';
export { type Agreements, useAgreements } from './react/useAgreements';
export { type ApiContextValue, useApi } from './react/useApi';
export { type Read, type ReadOptions, type ReadOptionsOf, useCall } from './react/useCall';
export { type CustomerConsent, useConsent } from './react/useConsent';
export { type Contact, useContact } from './react/useContact';
export { type FieldWrite, type FieldWriteOptions, useFieldWrite } from './react/useFieldWrite';
export { type JumpToken, useJumpToken } from './react/useJumpToken';
export { type LogOut, useLogOut } from './react/useLogOut';
export { type PartnerCustomer, usePartnerCustomer } from './react/usePartnerCustomer';
export { useSessionDeadline } from './react/useSessionDeadline';
export { useStartRead } from './react/useStartRead';
export { type UnreadMessages, useUnreadMessages } from './react/useUnreadMessages';
