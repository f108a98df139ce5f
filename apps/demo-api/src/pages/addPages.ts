import {
  customerOf,
  customers,
  ownAddress,
  parseFault,
  withFault,
} from '@forsikring/api-client/insurer';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readCookie, SESSION_COOKIE, writeCookie, XSRF_COOKIE } from '../app/cookies';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { distributorOfRequest } from '../distributors/distributorOfRequest';
import { portalConfig } from '../distributors/distributors';
import { FAULTS_COOKIE, respondWithFaults } from '../faults/respondWithFaults';
import { controlPage } from './controlPage';
import { demoPage } from './demoPage';
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
    return c.html(loginPage({ customers, goto, portalOrigin: portal }));
  });

  app.post('/login', async (c) => {
    const { portal } = originsOf(c.req.url);
    const form = await c.req.parseBody();
    const customer = customerOf(String(form.customer));
    if (!customer)
      return c.html(
        demoPage('Ukjent testkunde', '<p>Velg en av kundene på innloggingssiden.</p>'),
        400,
      );
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
    return c.html(loggedOutPage(distributorOfRequest(c).name, `${PORTAL_PATH}/`));
  });

  app.get('/', (c) => c.redirect(`${PORTAL_PATH}/`));
  app.get('/privat/forsikring', (c) => c.redirect(`${PORTAL_PATH}/`));
  const otherSystem = (c: Context<DemoEnv>) => {
    const text =
      '<p>Siden hører til et annet system. I demoen er det bare lenken hit som virker.</p>';
    return c.html(
      demoPage(
        'Her slutter demoen',
        `${text}<p><a href="${PORTAL_PATH}/">Til forsikringsoversikten</a></p>`,
      ),
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
      ? c.html(
          demoPage(
            'Skadesaker',
            '<p>Du er sendt hit fra forsikringsoversikten, og er logget inn.</p>',
          ),
        )
      : c.html(
          demoPage('Ukjent avsender', '<p>Hit kommer du bare fra forsikringsoversikten.</p>'),
          400,
        );
  });
  app.get('/demo/*', otherSystem);
}

/** Creates the page after a logout or an expired session. */
function loggedOutPage(distributorName: string, portalPath: string) {
  const text = html`<p>Takk for besøket hos ${distributorName}.</p><p><a href="${portalPath}">Logg inn igjen</a></p>`;
  return demoPage('Du er logget ut', String(text));
}
