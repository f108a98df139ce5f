import type { CallHandlers } from '../CallHandlers';
import { problem } from '../problem';

/** The calls about agreements, offers, tasks and messages. */
export const overviewCalls = {
  getAgreements: ({ customer }) => customer.agreements,
  getPartnerAgreements: ({ customer }) => customer.partnerAgreements,
  getMotorTasks: ({ customer }) => ({ oppgaver: customer.motorTasks }),
  getHealthDeclarations: ({ customer }) => ({ antall: customer.healthDeclarations }),
  getOffersToAccept: ({ customer }) => ({ antall: customer.offersToAccept }),
  getUnreadMessages: ({ customer }) => ({ hasUlesteMeldinger: customer.unreadMessages }),
  getPartnerMessages: ({ customer }) => ({ antallUleste: customer.unreadPartnerMessages }),
  getRecommendations: ({ customer }) => customer.recommendations,
  getOffers: ({ customer }) => customer.offers,
  deleteOffer: ({ customer: { offers, refusesWrites }, params }) => {
    const index = offers.tilbud.findIndex(
      ({ policyNumber }) => policyNumber === params.policyNumber,
    );
    if (index < 0) return problem(404, 'FINNES_IKKE', 'Tilbudet finnes ikke');
    if (refusesWrites) return problem(500, 'SLETTING_FEILET', 'Tilbudet kunne ikke slettes');
    offers.tilbud.splice(index, 1);
    return undefined;
  },
} satisfies Partial<CallHandlers>;
