import type { ReactNode } from 'react';
import type { CallContract, CallResult } from '../contract/defineCall';
import { type ApiProviderProps, ContractProvider } from './ApiProvider';
import type { ReadName } from './readKey';
import { type ApiContextValue, useApi } from './useApi';
import { type Read, type ReadOptionsOf, useCall } from './useCall';
import { type FieldWrite, type FieldWriteOptions, useFieldWrite } from './useFieldWrite';
import { useStartRead } from './useStartRead';

// For each name: a name that the contract lacks is then the first complaint, not the number of arguments.
type ReadArguments<Contract extends CallContract, Name> = Name extends keyof Contract
  ? Record<never, never> extends ReadOptionsOf<Contract[Name]>
    ? [options?: ReadOptionsOf<Contract[Name]>]
    : [options: ReadOptionsOf<Contract[Name]>]
  : never;

/** The reads of a contract whose data do not depend on the path. */
type SavedRead<Contract extends CallContract> = {
  [Name in ReadName<Contract>]: Record<never, never> extends ReadOptionsOf<Contract[Name]>
    ? Name
    : never;
}[ReadName<Contract>];

/** The paths of the fields of data, of four names at most: a schema may be recursive. */
type FieldPath<Data, Above extends readonly unknown[] = []> = Data extends readonly unknown[]
  ? never
  : Data extends object
    ? {
        [Name in keyof Data & string]:
          | readonly [Name]
          | (Above['length'] extends 3
              ? never
              : readonly [Name, ...FieldPath<NonNullable<Data[Name]>, [...Above, Name]>]);
      }[keyof Data & string]
    : never;

/** The value of the field at a path, when there is one. */
type FieldValue<Data, Path extends readonly string[]> = Path extends readonly [
  infer Name extends keyof Data,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? Exclude<Data[Name], undefined>
    : FieldValue<NonNullable<Data[Name]>, Rest>
  : never;

/** The provider and the hooks of a contract. */
export interface Hooks<Contract extends CallContract> {
  /** Provides a client of the contract to the hooks. */
  ApiProvider: (props: ApiProviderProps<Contract>) => ReactNode;
  /** Reads a call of the contract: `useCall` of this package. */
  useCall: <Name extends ReadName<Contract>>(
    name: Name,
    ...options: ReadArguments<Contract, Name>
  ) => Read<CallResult<Contract[Name]>>;
  /** Starts a read for a component whose code is still loading: `useStartRead` of this package. */
  useStartRead: <Name extends ReadName<Contract>>(
    name: Name,
    ...options: ReadArguments<Contract, Name>
  ) => void;
  /** Saves a field of a read and shows it at once: `useFieldWrite` of this package. */
  useFieldWrite: <
    Name extends SavedRead<Contract>,
    const Path extends FieldPath<CallResult<Contract[Name]>>,
  >(
    read: Name,
    path: Path,
    send: (value: FieldValue<CallResult<Contract[Name]>, Path>) => Promise<unknown>,
    options?: FieldWriteOptions,
  ) => FieldWrite<FieldValue<CallResult<Contract[Name]>, Path>>;
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
