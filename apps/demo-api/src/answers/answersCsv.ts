import { followupValue } from './answerFigures';
import { dayOf } from './answerFilter';
import type { Answer } from './createAnswers';

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  timeStyle: 'short',
});

/** The columns: the fields of a submission under their own names, and its page and time. */
const COLUMNS: Record<string, (answer: Answer) => string> = {
  receivedAt: ({ receivedAt }) => `${dayOf(receivedAt)} ${timeFormat.format(receivedAt)}`,
  page: ({ page }) => page,
  productCode: ({ productCode }) => productCode,
  feedbackValue: ({ feedbackValue }) => String(feedbackValue),
  message: ({ message = '' }) => message,
  followup: ({ followup }) =>
    followup.map((each) => `${each.label}: ${followupValue(each)}`).join('\n'),
  intentionalSubmit: ({ intentionalSubmit }) => String(intentionalSubmit),
  submissionId: ({ submissionId }) => submissionId,
};

/**
 * Writes answers as a file that a Norwegian Excel opens: separated by semicolons, because the comma is the decimal
 * sign, and with a byte order mark, without which Excel reads æ, ø and å wrongly.
 */
export function answersCsv(answers: readonly Answer[]): string {
  const rows = [
    Object.keys(COLUMNS),
    ...answers.map((answer) => Object.values(COLUMNS).map((column) => column(answer))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/** Quotes a value. A value that a spreadsheet would calculate gets an apostrophe in front (OWASP: CSV injection). */
function cell(value: string): string {
  const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value);
  return `"${formula ? "'" : ''}${value.replaceAll('"', '""')}"`;
}
