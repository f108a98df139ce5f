import { getAddresses, getPostalCodes, refreshAddress } from './address';
import { getAgreements, getPartnerAgreements } from './agreements';
import { getConsentTexts, getReservation, setReservation, updateConsent } from './consents';
import { getBankContact } from './contact';
import { getCustomer, getLegacyCustomer, updateContact, updateLegacyContact } from './customer';
import type { CallShape, NamedCall } from './defineCall';
import { sendFeedback } from './feedback';
import { getJumpToken } from './jump';
import { deleteOffer, getOffers } from './offers';
import { getRecommendations } from './recommendations';
import { getClientContext, getLogin, getSessionStatus, logOut, renewSession } from './session';
import {
  getHealthDeclarations,
  getMotorTasks,
  getOffersToAccept,
  getPartnerMessages,
  getUnreadMessages,
} from './tasks';

/** Every call of the API, by the name of its client function. */
export const calls = named({
  getSessionStatus,
  getClientContext,
  getBankContact,
  getLogin,
  logOut,
  renewSession,
  getJumpToken,
  getMotorTasks,
  getHealthDeclarations,
  getOffersToAccept,
  getUnreadMessages,
  getPartnerMessages,
  getAgreements,
  getPartnerAgreements,
  getOffers,
  deleteOffer,
  getCustomer,
  updateContact,
  getLegacyCustomer,
  updateLegacyContact,
  getAddresses,
  getPostalCodes,
  refreshAddress,
  getConsentTexts,
  updateConsent,
  getReservation,
  setReservation,
  sendFeedback,
  getRecommendations,
});

/** The type of `calls`. */
export type Calls = typeof calls;

function named<Shapes extends Record<string, CallShape>>(shapes: Shapes) {
  const entries = Object.entries(shapes).map(([name, call]) => [name, { ...call, name }]);
  return Object.fromEntries(entries) as { [Name in keyof Shapes]: NamedCall<Shapes[Name]> };
}
