import {
  customerOf,
  customers,
  ownAddress,
  parseFault,
  withFault,
} from '@forsikring/api-client/insurer';
import type { Context, Hono } from 'hono';
import { readCookie, SESSION_COOKIE, writeCookie, XSRF_COOKIE } from '../app/cookies';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { distributorOfRequest } from '../distributors/distributorOfRequest';
import { portalConfig } from '../distributors/distributors';
import { FAULTS_COOKIE, respondWithFaults } from '../faults/respondWithFaults';
import { controlPage } from './controlPage';
import { brandPage, demoPage } from './demoPage';
import { loginPage } from './loginPage';

/** The path of the portal. */
export const PORTAL_PATH = '/privat/forsikring/oversikt';

/** Adds everything but the calls: the portal's configuration, the login page, and replacements for other systems. */
export function addPages(
  app: Hono<DemoEnv>,
  { insurer: { sessions, records }, answers, events, receipts, originsOf }: DemoContext,
): void {
  app.get(`${PORTAL_PATH}/config.json`, (c) => {
    const distributor = distributorOfRequest(c);
    const config = portalConfig(distributor, originsOf(c.req.url, distributor));
    const headers = { 'Cache-Control': 'no-store' };
    return respondWithFaults(c, (failing) =>
      withFault('config', failing, async () => Response.json(config, { headers })),
    );
  });

  app.get('/login', (c) => {
    const { portal } = originsOf(c.req.url);
    const goto = ownAddress(c.req.query('goto'), portal) ?? `${portal}${PORTAL_PATH}/`;
    c.header('Content-Security-Policy', `frame-ancestors ${portal}`);
    return c.html(
      loginPage({ customers, goto, distributor: distributorOfRequest(c), portalOrigin: portal }),
    );
  });

  app.post('/login', async (c) => {
    const { portal } = originsOf(c.req.url);
    const form = await c.req.parseBody();
    const customer = customerOf(String(form.customer));
    if (!customer)
      return show(c, 'Ukjent testkunde', 'Velg en av kundene på innloggingssiden.', 400);
    const session = sessions.start(customer.id);
    writeCookie(c, SESSION_COOKIE, session.id, true);
    writeCookie(c, XSRF_COOKIE, session.xsrfToken);
    const goto = typeof form.goto === 'string' ? ownAddress(form.goto, portal) : undefined;
    return c.redirect(goto ?? `${portal}${PORTAL_PATH}/`, 303);
  });

  app.get('/logg-inn', (c) => c.redirect(`${PORTAL_PATH}/`));
  app.get('/logget-ut', (c) => {
    const session = sessions.find(readCookie(c, SESSION_COOKIE));
    if (session) sessions.end(session);
    writeCookie(c, SESSION_COOKIE, '', true);
    const distributor = distributorOfRequest(c);
    const text = `<p>Takk for besøket hos ${distributor.name}.</p>`;
    const link = `<p><a class="button" href="${PORTAL_PATH}/">Logg inn igjen</a></p>`;
    return c.html(brandPage(distributor, 'Du er logget ut', text + link));
  });

  app.get('/', (c) => c.redirect(`${PORTAL_PATH}/`));
  app.get('/privat/forsikring', (c) => c.redirect(`${PORTAL_PATH}/`));
  const otherSystem = (c: Context<DemoEnv>) => {
    const text = 'Siden hører til et annet system. I demoen er det bare lenken hit som virker.';
    const link = `<a href="${PORTAL_PATH}/">Til forsikringsoversikten</a>`;
    return c.html(
      brandPage(distributorOfRequest(c), 'Her slutter demoen', `<p>${text}</p><p>${link}</p>`),
    );
  };
  app.get('/privat/forsikring/*', async (c, next) =>
    c.req.path.startsWith(PORTAL_PATH) ? next() : otherSystem(c),
  );
  app.get('/demo', (c) =>
    c.html(controlPage(readCookie(c, FAULTS_COOKIE) ?? '', events, receipts)),
  );
  app.post('/demo/faults', async (c) => {
    const form = await c.req.parseBody();
    const faults = new URLSearchParams(readCookie(c, FAULTS_COOKIE) ?? '');
    const name = typeof form.call === 'string' ? form.call : '';
    if (typeof form.fault === 'string' && parseFault(form.fault)) faults.set(name, form.fault);
    else faults.delete(name);
    writeCookie(c, FAULTS_COOKIE, String(faults));
    return c.redirect('/demo', 303);
  });
  app.post('/demo/reset', (c) => {
    records.reset();
    answers.reset();
    events.reset();
    receipts.reset();
    writeCookie(c, FAULTS_COOKIE, '');
    return c.redirect('/demo', 303);
  });
  app.post('/demo/skadesaker', async (c) => {
    const form = await c.req.parseBody();
    const known = form.referrer === 'forsikringsoversikt' && form.jumpsst !== '';
    return known
      ? show(c, 'Skadesaker', 'Du er sendt hit fra forsikringsoversikten, og er logget inn.')
      : show(c, 'Ukjent avsender', 'Hit kommer du bare fra forsikringsoversikten.', 400);
  });
  app.get('/demo/*', otherSystem);
}

/** Responds with a page of a paragraph, which is trusted. */
const show = (c: Context<DemoEnv>, title: string, text: string, status: 200 | 400 = 200) =>
  c.html(demoPage(title, `<p>${text}</p>`), status);
