import { isOwnError } from '../../errors/errorName';
import { scrubText } from './scrubDeep';

/** Messages of browsers that contain names from the code, but no values. */
const HARMLESS = [
  /^Cannot (read|set) propert(y|ies) of (undefined|null) \((reading|setting) '[a-z_$][\w$]*'\)$/,
  /^(undefined|null) is not an object \(evaluating '[\w$.]+'\)$/,
  /^[a-z_$][\w$.]* is not (a function|defined|a constructor)$/,
  /^(undefined|null) is not iterable$/,
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/,
  /^Maximum call stack size exceeded$/,
  /^Minified React error #\d+/,
];

/** The message of a thrown value if it cannot contain personal data, otherwise `{text}`. */
export function safeMessage(thrown: unknown, message = ''): string {
  if (isOwnError(thrown)) return scrubText(message);
  const [harmless] = HARMLESS.flatMap((pattern) => pattern.exec(message)?.[0] ?? []);
  return harmless ?? '{text}';
}
