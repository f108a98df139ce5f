import type { ReactNode } from 'react';
import type { CallContract, CallResult } from '../contract/defineCall';
import { type ApiProviderProps, ContractProvider } from './ApiProvider';
import type { ReadName } from './readKey';
import { type ApiContextValue, useApi } from './useApi';
import { type Read, type ReadOptionsOf, useCall } from './useCall';
import { type FieldWrite, type FieldWriteOptions, useFieldWrite } from './useFieldWrite';
import { useStartRead } from './useStartRead';

type ReadArguments<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

/** The reads of a contract whose data do not depend on the path. */
type SavedRead<Contract extends CallContract> = {
  [Name in ReadName<Contract>]: Record<never, never> extends ReadOptionsOf<Contract[Name]>
    ? Name
    : never;
}[ReadName<Contract>];

/** The provider and the hooks of a contract. */
export interface Hooks<Contract extends CallContract> {
  /** Provides a client of the contract to the hooks. */
  ApiProvider: (props: ApiProviderProps<Contract>) => ReactNode;
  /** Reads a call of the contract: `useCall` of this package. */
  useCall: <Name extends ReadName<Contract>>(
    name: Name,
    ...options: ReadArguments<ReadOptionsOf<Contract[Name]>>
  ) => Read<CallResult<Contract[Name]>>;
  /** Starts a read for a component whose code is still loading: `useStartRead` of this package. */
  useStartRead: <Name extends ReadName<Contract>>(
    name: Name,
    ...options: ReadArguments<ReadOptionsOf<Contract[Name]>>
  ) => void;
  /** Saves a field of a read and shows it at once: `useFieldWrite` of this package. */
  useFieldWrite: <Value>(
    read: SavedRead<Contract>,
    path: readonly string[],
    send: (value: Value) => Promise<unknown>,
    options?: FieldWriteOptions,
  ) => FieldWrite<Value>;
  /** Returns the client of the provider: `useApi` of this package. */
  useApi: () => ApiContextValue<Contract>;
}

/**
 * Returns the provider and the hooks for a contract: calls of your own, beside those of the insurer or instead of them.
 * The hooks are those of this package, with the types of the contract.
 */
export function createHooks<const Contract extends CallContract>(
  contract: Contract,
): Hooks<Contract> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a contract, outside components.
  const ApiProvider = (props: ApiProviderProps) => (
    <ContractProvider {...props} contract={contract} />
  );
  const hooks = { ApiProvider, useCall, useStartRead, useFieldWrite, useApi };
  return hooks as unknown as Hooks<Contract>;
}
