import { scrubText } from './scrubDeep';

/** Our own errors, whose messages contain only names of calls, fields and settings. */
const OWN_ERRORS: ReadonlySet<string> = new Set([
  ...['HttpError', 'NetworkError', 'TimeoutError', 'ContractError', 'ApiError'],
  ...['ConfigError', 'MissingCodeError', 'BridgeError'],
]);

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

/** The message of an error if it cannot contain personal data, otherwise `{text}`. */
export function safeMessage(type: string | undefined, message: string | undefined): string {
  const text = message ?? '';
  if (type && OWN_ERRORS.has(type)) return scrubText(text);
  const [harmless] = HARMLESS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return harmless ?? '{text}';
}
