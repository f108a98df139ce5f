/** What the fields know about texts, for your own checks: functions without a part and a document, also for servers. */
export { isEmail, visibleText } from '@forsikring/foundation/contact/email';
export { countCharacters } from '@forsikring/foundation/texts/countCharacters';
export {
  type DateProblem,
  type ReadDate,
  type ReadDateOptions,
  readDate,
} from './date-field/readDate';
