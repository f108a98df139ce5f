import { numberOption, timeLimitOption } from '@forsikring/foundation/numberOption';
import type {
  CallArguments,
  CallContract,
  CallResult,
  CallShape,
  NamedCall,
} from '../contract/defineCall';
import { acceptLostDeletes } from './acceptLostDeletes';
import type { ClientOptions } from './ClientOptions';
import { requestOf } from './errors/ApiError';
import { HttpError } from './errors/HttpError';
import { isUnauthorized } from './isUnauthorized';
import { keepRetryAfter } from './keepRetryAfter';
import { attempt, notifySafely } from './safely';
import { type AnyArguments, sendCall, type Transport } from './sendCall';
import { sendWithRetries } from './sendWithRetries';

/**
 * The function of a call. Rejects with `HttpError`, `NetworkError`, `TimeoutError` or `ContractError`,
 * with an `ApiError` after a bug in your own `fetch`, `headers` or `readCookies`, with a `TypeError` when a path parameter is
 * missing or empty, or with the signal's reason after an abort.
 */
export type CallFunction<Shape extends CallShape> = (
  ...args: Record<never, never> extends CallArguments<Shape>
    ? [args?: CallArguments<Shape>]
    : [args: CallArguments<Shape>]
) => Promise<CallResult<Shape>>;

/** One function for each call of a contract, by name. A plain object: several clients can be spread into one. */
export type Client<Contract extends CallContract> = {
  [Name in keyof Contract]: CallFunction<Contract[Name]>;
};

/**
 * Creates the client of an API.
 * @param contract the calls that `defineCall` declares, by the names of their functions
 * @throws TypeError when the schema of a response is not valibot's, and unless `apiHost` is empty or belongs to the page's http(s) origin: browsers send same-origin
 * credentials to no other origin. With the mode `cors`, any http(s) address is allowed.
 */
export function createClient<const Contract extends CallContract>(
  contract: Contract,
  options: ClientOptions = {},
): Client<Contract> {
  const transport = createTransport(options);
  const { onUnauthorized, onResponse, onFailure } = options;
  const part = '@forsikring/api-client:';
  const timeoutMs = timeLimitOption(`${part} timeoutMs`, options.timeoutMs, 30_000);
  const retryDelayMs = numberOption(`${part} retryDelayMs`, options.retryDelayMs, 1_000);

  const send = keepRetryAfter(
    timeoutMs,
    acceptLostDeletes((call, args) =>
      sendWithRetries(call, { timeoutMs, retryDelayMs, signal: args.signal }, (signal) =>
        sendCall(call, { ...args, signal }, transport),
      ),
    ),
  );

  const functionOf =
    (call: NamedCall) =>
    async (args: AnyArguments = {}) => {
      try {
        const { value, response } = await send(call, args);
        notifySafely(onResponse, value, requestOf(call), response);
        return value;
      } catch (error) {
        const kind = call.whenUnauthorized ?? 'redirect';
        if (error instanceof HttpError && kind !== 'nothing' && isUnauthorized(error)) {
          notifySafely(onUnauthorized, kind, error);
        }
        if (!args.signal?.aborted) notifySafely(onFailure, error, requestOf(call));
        throw error;
      }
    };

  return Object.fromEntries(
    Object.entries(contract).map(([name, shape]) => {
      const call = { ...shape, name };
      // Those of other libraries have no such field.
      if (call.response && call.response.async !== false)
        throw new TypeError(`${name} needs a schema of valibot.`);
      return [name, functionOf(call)];
    }),
  ) as unknown as Client<Contract>;
}

function createTransport(options: ClientOptions): Transport {
  const { apiHost = '', fetch } = options;
  const { location, document } = globalThis;
  const isCors = options.mode === 'cors';
  checkApiHost(apiHost, isCors ? undefined : (options.origin ?? location?.origin));
  return {
    ...options,
    apiHost: apiHost.replace(/\/+$/, ''),
    // Outside a page, only an absolute address or a custom fetch can resolve a relative one.
    originMissing: !location && !fetch && !/^http/i.test(apiHost),
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    ownFetch: fetch !== undefined,
    // The page's token is a secret of the page's own origin.
    readCookies: options.readCookies ?? (() => (isCors ? '' : (document?.cookie ?? ''))),
  };
}

// No user info, query or fragment; one slash before each segment of the path.
const FORM = /^(https?:\/\/[^/?#@\\\s]+)?(\/[^/?#\\\s]+)*\/*$/i;

/**
 * Checks that calls cannot leave an origin.
 * @throws TypeError unless the host is empty, or an http(s) address or path of the origin, or of any origin when none is
 * given.
 */
function checkApiHost(apiHost: string, origin: string | undefined): void {
  const [form, named] = FORM.exec(apiHost) ?? [];
  const own = named ? attempt(() => new URL(named).origin) : origin;
  if (form === undefined || (named && !own))
    throw new TypeError('apiHost must be an http(s) address or a path, without query.');
  if (own !== (origin ?? own))
    throw new TypeError("apiHost must be of the page's origin, unless mode is 'cors'.");
}
