import { type CallHandlers, problem } from '../app/addCalls';

/** The calls about agreements, offers, tasks and messages. */
export const overviewCalls = {
  getAgreements: (c) => c.get('customer').agreements,
  getPartnerAgreements: (c) => c.get('customer').partnerAgreements,
  getMotorTasks: (c) => ({ oppgaver: c.get('customer').motorTasks }),
  getHealthDeclarations: (c) => ({ antall: c.get('customer').healthDeclarations }),
  getOffersToAccept: (c) => ({ antall: c.get('customer').offersToAccept }),
  getUnreadMessages: (c) => ({ hasUlesteMeldinger: c.get('customer').unreadMessages }),
  getPartnerMessages: (c) => ({ antallUleste: c.get('customer').unreadPartnerMessages }),
  getRecommendations: (c) => c.get('customer').recommendations,
  getOffers: (c) => c.get('customer').offers,
  deleteOffer: (c) => {
    const { offers, refusesWrites } = c.get('customer');
    const index = offers.tilbud.findIndex(
      ({ policyNumber }) => policyNumber === c.req.param('policyNumber'),
    );
    if (index < 0) return problem(404, 'FINNES_IKKE', 'Tilbudet finnes ikke');
    if (refusesWrites) return problem(500, 'SLETTING_FEILET', 'Tilbudet kunne ikke slettes');
    offers.tilbud.splice(index, 1);
    return undefined;
  },
} satisfies Partial<CallHandlers>;
