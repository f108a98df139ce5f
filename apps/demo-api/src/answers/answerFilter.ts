import type { Answer } from './createAnswers';

/** Which answers the page and the file contain. Days are `2026-11-25`, in Norwegian time, both included. */
export interface AnswerFilter {
  page?: string;
  from?: string;
  to?: string;
}

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** Returns the day of a time in Norway, such as `2026-11-25`. */
export const dayOf = (epochMs: number): string => dayFormat.format(epochMs);

/** Reads the filter from the fields of a form. Ignores a text that is no page or no day. */
export function readFilter(fields: Record<string, unknown>): AnswerFilter {
  const { side, fra, til } = fields;
  return {
    ...(typeof side === 'string' && side && { page: side }),
    ...(isDay(fra) && { from: fra }),
    ...(isDay(til) && { to: til }),
  };
}

/** Returns the query of a filter, with `?` when it is not empty. Never contains texts of answers. */
export function queryOf({ page, from, to }: AnswerFilter, rest: Record<string, string> = {}) {
  const fields = {
    ...(page && { side: page }),
    ...(from && { fra: from }),
    ...(to && { til: to }),
  };
  const query = String(new URLSearchParams({ ...fields, ...rest }));
  return query && `?${query}`;
}

/** Returns the answers that the filter lets through. */
export function filterAnswers(answers: readonly Answer[], { page, from, to }: AnswerFilter) {
  return answers.filter(({ receivedAt, ...answer }) => {
    const day = dayOf(receivedAt);
    return (!page || answer.page === page) && (!from || day >= from) && (!to || day <= to);
  });
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}
