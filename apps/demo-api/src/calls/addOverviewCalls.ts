import { calls } from '@forsikring/api-client/contract';
import type { Hono } from 'hono';
import { callRoute, problem } from '../app/callRoute';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';

/** Adds the calls about agreements, offers, tasks and messages. */
export function addOverviewCalls(app: Hono<DemoEnv>, context: DemoContext): void {
  callRoute(app, context, calls.getAgreements, (c) => c.get('customer').agreements);
  callRoute(app, context, calls.getPartnerAgreements, (c) => c.get('customer').partnerAgreements);
  callRoute(app, context, calls.getMotorTasks, (c) => ({ oppgaver: c.get('customer').motorTasks }));
  callRoute(app, context, calls.getHealthDeclarations, (c) => ({
    antall: c.get('customer').healthDeclarations,
  }));
  callRoute(app, context, calls.getOffersToAccept, (c) => ({
    antall: c.get('customer').offersToAccept,
  }));
  callRoute(app, context, calls.getUnreadMessages, (c) => ({
    hasUlesteMeldinger: c.get('customer').unreadMessages,
  }));
  callRoute(app, context, calls.getPartnerMessages, (c) => ({
    antallUleste: c.get('customer').unreadPartnerMessages,
  }));
  callRoute(app, context, calls.getRecommendations, (c) => c.get('customer').recommendations);

  callRoute(app, context, calls.getOffers, (c) => c.get('customer').offers);
  callRoute(app, context, calls.deleteOffer, (c) => {
    const { offers, refusesWrites } = c.get('customer');
    const index = offers.tilbud.findIndex(
      ({ policyNumber }) => policyNumber === c.req.param('policyNumber'),
    );
    if (index < 0) return problem(404, 'FINNES_IKKE', 'Tilbudet finnes ikke');
    if (refusesWrites) return problem(500, 'SLETTING_FEILET', 'Tilbudet kunne ikke slettes');
    offers.tilbud.splice(index, 1);
    return undefined;
  });
}
