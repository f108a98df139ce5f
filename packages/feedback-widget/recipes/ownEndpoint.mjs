// @ts-check
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';

const require = createRequire(import.meta.url);
const isSubmission = new Ajv({ strictTypes: false }).compile(
  require('@forsikring/feedback-widget/submission.schema.json'),
);

/** @typedef {{ run: (values: Record<string, string | number>) => unknown, all: () => unknown[] }} Statement */

/**
 * An endpoint of your own: `POST /api/feedback` keeps a submission in SQLite, and `GET /api/feedback` lists them, the
 * newest first, for those who know the token. Of one `submissionId` it keeps the latest intended submission, or else
 * the unintended one. Of contact details it keeps neither the time nor the page, which would lead to the answers.
 *
 * @param {{ exec: (sql: string) => void, prepare: (sql: string) => Statement }} database a `DatabaseSync` of
 *   `node:sqlite`, on Node 22.13 and later, or a `Database` of `node-sqlite3-wasm`
 * @param {string} token what readers send as `Authorization: Bearer …`
 */
export function ownEndpoint(database, token) {
  database.exec(`CREATE TABLE IF NOT EXISTS feedback (
    id TEXT PRIMARY KEY, intended INTEGER NOT NULL, received TEXT NOT NULL, submission TEXT NOT NULL
  )`);
  const keep =
    database.prepare(`INSERT INTO feedback VALUES (@id, @intended, @received, @submission)
    ON CONFLICT (id) DO UPDATE SET
      intended = excluded.intended, received = excluded.received, submission = excluded.submission
    WHERE excluded.intended >= feedback.intended`);
  const newest = database.prepare(
    'SELECT received, submission FROM feedback ORDER BY received DESC',
  );

  return new Hono()
    .post('/api/feedback', bodyLimit({ maxSize: 64 * 1024 }), async (context) => {
      const submission = await context.req.json().catch(() => undefined);
      if (!isSubmission(submission)) return context.body(null, 422);
      const { submissionId, intentionalSubmit, email, phone } =
        /** @type {{ submissionId: string, intentionalSubmit?: boolean, email?: string, phone?: string }} */ (
          submission
        );
      const now = new Date().toISOString();
      keep.run({
        '@id': submissionId,
        '@intended': intentionalSubmit === false ? 0 : 1,
        '@received': email ? now.slice(0, 10) : now,
        '@submission': JSON.stringify(email ? { submissionId, email, phone } : submission),
      });
      return context.body(null, 204);
    })
    .get('/api/feedback', bearerAuth({ token }), (context) => {
      const rows = /** @type {{ received: string, submission: string }[]} */ (newest.all());
      return context.json(
        rows.map(({ received, submission }) => ({ received, ...JSON.parse(submission) })),
      );
    });
}
