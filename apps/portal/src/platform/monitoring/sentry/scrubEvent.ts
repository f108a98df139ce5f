import type { ErrorEvent, EventHint, StackFrame } from '@sentry/react';
import { errorName, isOwnError } from '../../errors/errorName';
import { scrubText } from './scrubDeep';

type ExceptionValue = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];

/** Copies only named fields of an event, so that fields of future SDK versions are not sent. */
export function scrubEvent(event: ErrorEvent, { originalException }: EventHint = {}): ErrorEvent {
  const { event_id, timestamp, platform, level, environment, tags, contexts, exception } = event;
  const named = {
    ...(contexts?.report && { report: contexts.report }),
    ...(contexts?.fetch && { fetch: contexts.fetch }),
  };
  return {
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp && { timestamp }),
    ...(platform && { platform }),
    ...(level && { level }),
    ...(environment && { environment }),
    ...(tags && { tags }),
    // For a thrown value that is not an error, the SDK copies its text here, which may contain personal data.
    ...(event.message === contexts?.report?.message && { message: event.message }),
    contexts: named,
    // One exception: the integration that adds the causes is off.
    ...(exception?.values && {
      exception: {
        values: exception.values.map((value) => scrubException(value, originalException)),
      },
    }),
  };
}

function scrubException(
  { value, stacktrace, mechanism }: ExceptionValue,
  thrown: unknown,
): ExceptionValue {
  return {
    type: errorName(thrown),
    value: safeMessage(thrown, value),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } }),
  };
}

/** The position in a build file. An inline script has the address of its page, which may contain personal data. */
function scrubFrame({ filename, function: name, lineno, colno }: StackFrame): StackFrame {
  const asset = /\/assets\/[\w.-]+\.js$/.exec(filename ?? '')?.[0];
  return {
    filename: asset ?? '{page}',
    ...(name && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
  };
}

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
