import { logOnce } from '@forsikring/foundation/logOnce';
import type { HttpHandler } from 'msw';
import type { CallContract, CallShape, PathArguments } from '../contract/defineCall';
import type { Body, Data } from './CallHandlers';
import { assertFaults, type FaultText } from './faults/parseFaults';
import { withFault } from './faults/withFault';
import { handleCall } from './handleCall';
import { interceptCalls } from './interceptCalls';
import type { Problem } from './problem';

type AnyHandler = (visit: { request: Request; params: object }, body: undefined) => unknown;
// biome-ignore lint/suspicious/noConfusingVoidType: a handler of a write may have no `return`.
type Result<Shape> = Data<Shape> | Response | (Data<Shape> extends undefined ? void : never);

/**
 * Responds to a call: returns its data, undefined (204) when it has none, or a `Response`, such as one with an error in the
 * format of your API. Receives the request, the parameters of the path, and the checked body.
 */
export type OwnHandler<Shape extends CallShape> = (
  visit: { request: Request } & PathArguments<Shape>,
  body: Body<Shape>,
) => Result<Shape> | Promise<Result<Shape>>;

/** Handlers by the name of the call. Calls without one are left alone. */
export type OwnHandlers<Contract extends CallContract> = {
  [Name in keyof Contract]?: OwnHandler<Contract[Name]>;
};

/** Faults by the name of a call; `*` means every call. */
export type Faults<Contract extends CallContract> = {
  [Name in (keyof Contract & string) | '*']?: FaultText;
};

/** Options of `createHandlers`. */
export interface HandlersOptions<Contract extends CallContract> {
  /** The `apiHost` of the client. One without an origin, such as `/v2`, means that path of any origin. @default '' */
  apiHost?: string | undefined;
  /** What fails, such as `{ getClaims: 'status:500' }`. @default {} */
  faults?: Faults<Contract> | undefined;
  /**
   * Returns the body of a fault, or of a breach of the contract, in the format of your API, as your `kodeOf` reads it.
   * @default `{ kode, melding }`
   */
  errorBody?: ((problem: { kode: string; melding: string }) => unknown) | undefined;
}

/**
 * Creates request handlers of msw for calls of your own. A body that breaks the contract is a 400, and data that breaks the
 * contract is a 500. The console and the `melding` name the field.
 * @returns the handlers, and the faults: a test may add and remove them
 * @throws TypeError when a fault is unknown
 */
export function createHandlers<const Contract extends CallContract>(
  contract: Contract,
  handlers: OwnHandlers<Contract>,
  options: HandlersOptions<Contract> = {},
): { handlers: HttpHandler[]; faults: Faults<Contract> } {
  const { apiHost = '', faults = {}, errorBody = (body) => body } = options;
  assertFaults(faults);
  const problem: Problem = (status, kode, melding) =>
    Response.json(errorBody({ kode, melding }), { status });
  const breach: Problem = (status, kode, melding) => {
    logOnce(`@forsikring/api-client: ${melding}`);
    return problem(status, kode, melding);
  };
  const ofName = handlers as Record<string, AnyHandler | undefined>;
  const calls = Object.entries(contract)
    .map(([name, shape]) => ({ ...shape, name }))
    .filter(({ name }) => ofName[name]);
  return {
    faults,
    handlers: interceptCalls(calls, apiHost, (call, request, params) =>
      withFault(call.name, { faults, problem }, () =>
        handleCall(call, ofName[call.name] as AnyHandler, { request, params }, breach),
      ),
    ),
  };
}
