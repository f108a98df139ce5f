import type { HttpHandler } from 'msw';
import type { CallContract, CallShape, PathArguments } from '../contract/defineCall';
import type { Body, Data } from './CallHandlers';
import { assertFaults, type FaultText } from './faults/parseFaults';
import { withFault } from './faults/withFault';
import { handleCall } from './handleCall';
import { interceptCall } from './interceptCall';

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

/**
 * Creates request handlers of msw for calls of your own. A body that breaks the contract is a 400, and data that breaks the
 * contract is a 500 whose `melding` names the field.
 * @returns the handlers, and the faults: a test may add and remove them
 * @throws TypeError when a fault is unknown
 */
export function createHandlers<const Contract extends CallContract>(
  contract: Contract,
  handlers: OwnHandlers<Contract>,
  { faults = {} }: { faults?: Faults<Contract> } = {},
): { handlers: HttpHandler[]; faults: Faults<Contract> } {
  assertFaults(faults);
  const entries = Object.entries(handlers) as [string, AnyHandler | undefined][];
  return {
    faults,
    handlers: entries.flatMap(([name, handler]) => {
      const shape = contract[name];
      if (!shape || !handler) return [];
      const call = { ...shape, name };
      return interceptCall(call, (request, params) =>
        withFault(name, { faults }, () => handleCall(call, handler, { request, params })),
      );
    }),
  };
}
