import { Tag } from '@forsikring/ui-kit';
import { useToday } from '../platform/clock/useToday';
import { deadlineText } from './domain.texts';
import { daysUntil } from './formats/dates';

/** A deadline is shown from this many days before. */
const MAX_DAYS = 13;
const NEAR_DAYS = 3;

/** The number of days from `today` to an ISO date; negative for a date that has passed or is invalid. */
const daysLeft = (date: string | undefined, today: number) => daysUntil(date ?? '', today) ?? -1;

/** Whether a deadline is today or in the next three days. `today` is that of `useToday`. */
export const isNear = (date: string | undefined, today: number): boolean =>
  daysLeft(date, today) >= 0 && daysLeft(date, today) <= NEAR_DAYS;

/** The first of some deadlines that has not passed; undefined when there is none. `today` is that of `useToday`. */
export const nextDeadline = (
  dates: readonly (string | undefined)[],
  today: number,
): string | undefined =>
  dates
    .filter((date) => daysLeft(date, today) >= 0)
    .sort((one, other) => daysLeft(one, today) - daysLeft(other, today))[0];

/** A deadline in words, in a stronger tone the nearer the day. Not shown after the day, or long before. */
export function Deadline({ date }: { date: string | undefined }) {
  const today = useToday();
  const days = daysLeft(date, today);
  if (days < 0 || days > MAX_DAYS) return null;
  const text = deadlineText(days);
  if (days === 0) return <Tag variant="error">{text}</Tag>;
  return isNear(date, today) ? <Tag variant="warning">{text}</Tag> : <Tag>{text}</Tag>;
}
