import { Tag } from '@forsikring/ui-kit';
import { deadlineText } from './domain.texts';
import { daysUntil } from './formats/dates';

/** A deadline is shown from this many days before. */
const MAX_DAYS = 13;
const NEAR_DAYS = 3;

/** The number of days until an ISO date; negative for a date that has passed or is invalid. */
const daysLeft = (date: string | undefined) => daysUntil(date ?? '', new Date()) ?? -1;

/** Whether a deadline is today or in the next three days. */
export const isNear = (date: string | undefined): boolean =>
  daysLeft(date) >= 0 && daysLeft(date) <= NEAR_DAYS;

/** The first of some deadlines that has not passed; undefined when there is none. */
export const nextDeadline = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => daysLeft(date) >= 0)
    .sort((one, other) => daysLeft(one) - daysLeft(other))[0];

/** A deadline in words, in a stronger tone the nearer the day. Not shown after the day, or long before. */
export function Deadline({ date }: { date: string | undefined }) {
  const days = daysLeft(date);
  if (days < 0 || days > MAX_DAYS) return null;
  const text = deadlineText(days);
  if (days === 0) return <Tag variant="error">{text}</Tag>;
  return isNear(date) ? <Tag variant="warning">{text}</Tag> : <Tag>{text}</Tag>;
}
