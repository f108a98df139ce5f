import type { Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { DemoContext, DemoEnv } from '../app/DemoEnv';
import { dayOf, filterAnswers, queryOf, readFilter } from './answerFilter';
import { answersCsv } from './answersCsv';
import { ANSWERS_PATH, answersPage } from './answersPage';

/** Adds the page that shows the feedback of all customers, its file, and the form that deletes an answer, its text or a contact. */
export function addAnswers(app: Hono<DemoEnv>, { answers }: DemoContext): void {
  app.get(ANSWERS_PATH, (c) => {
    protect(c);
    const { slettet } = c.req.query();
    return c.html(answersPage(answers, readFilter(c.req.query()), slettet));
  });

  app.get(`${ANSWERS_PATH}.csv`, (c) => {
    protect(c);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    const name = `tilbakemeldinger-${dayOf(Date.now())}.csv`;
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return c.body(answersCsv(filterAnswers(answers.all(), readFilter(c.req.query()))));
  });

  // The page needs no login: only the origin that the browser names protects the answers from forms of other sites.
  app.post(ANSWERS_PATH, csrf(), async (c) => {
    const form = await c.req.parseBody();
    const what = ['tekst', 'kontakt'].find((each) => each === form.slett) ?? 'svar';
    if (what === 'kontakt') answers.deleteContact(String(form.submissionId));
    else answers.delete(String(form.submissionId), what === 'tekst' ? 'text' : 'answer');
    protect(c);
    return c.redirect(ANSWERS_PATH + queryOf(readFilter(form), { slettet: what }), 303);
  });
}

/** Keeps the texts out of caches, and lets the page load and run nothing, whatever a text contains. */
function protect(c: Context<DemoEnv>): void {
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'same-origin');
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
}
