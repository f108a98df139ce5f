import { dayOf } from './answerFilter';
import type { Answer } from './createAnswers';

/** The answers of one page in numbers. */
export interface AnswerFigures {
  page: string;
  count: number;
  /** How many answers were sent because the visitor left, without a press on Send. */
  unintended: number;
  /** What `score` is: an average, or the share of one value. Missing when the values have no known scale. */
  scoreName?: string;
  score: string;
  /** Every option of the scale, chosen or not, and then other values. */
  distribution: { label: string; count: number; share: string }[];
  /** The weeks from the first answer until today or the end of the filter, oldest first; eight at most. */
  weeks: { label: string; count: number; score: string }[];
}

interface Scale {
  options: [value: string, label: string][];
  scoreName: string;
  score: (values: string[]) => string;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** How many weeks the development has at most. */
export const MAX_WEEKS = 8;
const NONE = '–';

const decimal = new Intl.NumberFormat('nb-NO', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const percent = new Intl.NumberFormat('nb-NO', { style: 'percent' });
const week = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The two questions of the portal: five faces, and yes or no. */
const SCALES: Scale[] = [
  {
    options: [
      ['5', 'Veldig fornøyd'],
      ['4', 'Ganske fornøyd'],
      ['3', 'Midt på treet'],
      ['2', 'Litt misfornøyd'],
      ['1', 'Veldig misfornøyd'],
    ],
    scoreName: 'Snitt (av\u00A05)',
    score: (values) =>
      decimal.format(values.reduce((sum, value) => sum + Number(value), 0) / values.length),
  },
  {
    options: [
      ['ja', 'Ja'],
      ['nei', 'Nei'],
    ],
    scoreName: 'Andel ja',
    score: (values) =>
      percent.format(values.filter((value) => value === 'ja').length / values.length),
  },
];

/** Returns the text that the visitor chose, or the value when the text is unknown. */
export function answerLabel({ feedbackValue }: Pick<Answer, 'feedbackValue'>): string {
  const value = String(feedbackValue);
  return new Map(SCALES.flatMap(({ options }) => options)).get(value) ?? value;
}

/** Returns the visitor's answer to a question after the main question. */
export function followupValue({ type, value }: Answer['followup'][number]): string {
  if (type === 'smiley') return answerLabel({ feedbackValue: String(value) });
  return [value].flat().join(', ');
}

/** Returns the figures of each page, the page with most answers first. `to` is the last day of the filter. */
export function answerFigures(answers: readonly Answer[], to?: string): AnswerFigures[] {
  const pages = [...new Set(answers.map(({ page }) => page))];
  return pages
    .map((page) =>
      figuresOf(
        page,
        answers.filter((answer) => answer.page === page),
        to,
      ),
    )
    .sort((a, b) => b.count - a.count);
}

function figuresOf(page: string, answers: readonly Answer[], to?: string): AnswerFigures {
  const labels = answers.map(answerLabel);
  const scale = SCALES.find(({ options }) => options.some(([, label]) => labels.includes(label)));
  const known = scale?.options.map(([, label]) => label) ?? [];
  const counts = [...new Set([...known, ...labels])].map((label) => ({
    label,
    count: labels.filter((each) => each === label).length,
  }));
  const scoreOf = (some: readonly Answer[]) => {
    const values = some.map(({ feedbackValue }) => String(feedbackValue));
    const onScale = values.filter((value) => scale?.options.some(([option]) => option === value));
    return (onScale.length > 0 && scale?.score(onScale)) || NONE;
  };
  return {
    page,
    count: answers.length,
    unintended: answers.filter(({ intentionalSubmit }) => !intentionalSubmit).length,
    ...(scale && { scoreName: scale.scoreName }),
    score: scoreOf(answers),
    distribution: counts.map(({ label, count }) => ({
      label,
      count,
      share: percent.format(count / answers.length),
    })),
    weeks: weeksOf(answers, to).map(({ label, ofWeek }) => ({
      label,
      count: ofWeek.length,
      score: scoreOf(ofWeek),
    })),
  };
}

function weeksOf(answers: readonly Answer[], to?: string) {
  const mondays = answers.map(({ receivedAt }) => mondayOf(dayOf(receivedAt)));
  const today = dayOf(Date.now());
  const last = mondayOf(to && to < today ? to : today);
  const first = Math.max(Math.min(...mondays), last - (MAX_WEEKS - 1) * WEEK_MS);
  return Array.from({ length: (last - first) / WEEK_MS + 1 }, (_, index) => {
    const monday = first + index * WEEK_MS;
    return {
      label: week.formatRange(monday, monday + 6 * DAY_MS),
      ofWeek: answers.filter((_, which) => mondays[which] === monday),
    };
  });
}

/** Returns the midnight in UTC at which the week of a day begins. Weeks in UTC all have the same length. */
function mondayOf(day: string): number {
  const midnight = Date.parse(day);
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}
