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

/** Levels of lists and objects in a submission. A submission with the fields of a page needs about five. */
const MAX_DEPTH = 20;

/**
 * An endpoint of your own: `POST /api/feedback` keeps a submission in SQLite, and `GET /api/feedback` lists the
 * submissions, the newest first, for readers who know the token. Of each `submissionId` the endpoint keeps the latest
 * intended submission, or else the unintended one. Contact details are in a separate table, without the page, and with
 * only the month of the time (as its first day). Both tables are in the order of their random ids: no query joins contact
 * details with answers. The bytes of the file may still show which submission came last, so run `VACUUM` before you give
 * the file to others.
 *
 * @param {{ exec: (sql: string) => void, prepare: (sql: string) => Statement }} database a `DatabaseSync` of
 *   `node:sqlite`, on Node 22.13 and later, or a `Database` of `node-sqlite3-wasm`
 * @param {string} token what readers send as `Authorization: Bearer …`
 */
export function ownEndpoint(database, token) {
  // WITHOUT ROWID: the ids of rows would be numbered in the order of arrival, in which contact details follow the
  // visitor's answers.
  database.exec(`CREATE TABLE IF NOT EXISTS answer (
    id TEXT PRIMARY KEY, intended INTEGER NOT NULL, received TEXT NOT NULL, submission TEXT NOT NULL
  ) WITHOUT ROWID`);
  database.exec(`CREATE TABLE IF NOT EXISTS contact (
    id TEXT PRIMARY KEY, received TEXT NOT NULL, submission TEXT NOT NULL
  ) WITHOUT ROWID`);
  const keepAnswer =
    database.prepare(`INSERT INTO answer VALUES (@id, @intended, @received, @submission)
    ON CONFLICT (id) DO UPDATE SET
      intended = excluded.intended, received = excluded.received, submission = excluded.submission
    WHERE excluded.intended >= answer.intended`);
  const keepContact = database.prepare(
    'INSERT OR REPLACE INTO contact VALUES (@id, @received, @submission)',
  );
  const newest = database.prepare(`SELECT received, submission, id FROM answer
    UNION ALL SELECT received, submission, id FROM contact ORDER BY received DESC, id`);

  return new Hono()
    .post('/api/feedback', bodyLimit({ maxSize: 64 * 1024 }), async (context) => {
      const submission = await context.req.json().catch(() => undefined);
      if (submission === undefined || isDeeper(submission, MAX_DEPTH))
        return context.body(null, 400);
      if (!isSubmission(submission)) return context.body(null, 422);
      const { submissionId, intentionalSubmit, email, phone } =
        /** @type {{ submissionId: string, intentionalSubmit?: boolean, email?: string, phone?: string }} */ (
          submission
        );
      const now = new Date().toISOString();
      if (email)
        keepContact.run({
          '@id': submissionId,
          '@received': `${now.slice(0, 7)}-01`,
          '@submission': JSON.stringify({ submissionId, email, phone }),
        });
      else
        keepAnswer.run({
          '@id': submissionId,
          '@intended': intentionalSubmit === false ? 0 : 1,
          '@received': now,
          '@submission': JSON.stringify(submission),
        });
      return context.body(null, 204);
    })
    .get('/api/feedback', bearerAuth({ token }), (context) => {
      const rows = /** @type {{ received: string, submission: string }[]} */ (newest.all());
      // The time comes last: a submission may have a field `received` too.
      return context.json(
        rows.map(({ received, submission }) => ({ ...JSON.parse(submission), received })),
      );
    });
}

/**
 * Whether a value has more levels than `depth`. Writing thousands of levels as JSON would exceed the stack.
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isDeeper(value, depth) {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}
