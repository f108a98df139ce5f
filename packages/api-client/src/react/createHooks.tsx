import type { ReactNode } from 'react';
import type { CallContract, CallResult, CallShape, Wrong } from '../contract/defineCall';
import { type ApiProviderProps, ContractProvider } from './ApiProvider';
import type { FieldStep } from './fieldsOfData';
import type { ReadName } from './readKey';
import { type ApiContextValue, useApi } from './useApi';
import { type Read, type ReadOptionsOf, useCall } from './useCall';
import { type FieldWrite, type FieldWriteOptions, useFieldWrite } from './useFieldWrite';
import { useStartRead } from './useStartRead';

/** The last argument of a hook, which may be left out when no option is required. */
type OptionsArgument<Options> =
  Record<never, never> extends Options ? [options?: Options] : [options: Options];

// For each name: a name that the contract lacks is then the first complaint, not the number of arguments.
type ReadArguments<Contract extends CallContract, Name> = Name extends keyof Contract
  ? OptionsArgument<ReadOptionsOf<Contract[Name]>>
  : never;

type WriteArguments<Contract extends CallContract, Name> = Name extends keyof Contract
  ? Contract[Name]['method'] extends 'GET'
    ? OptionsArgument<FieldWriteOptions & Omit<ReadOptionsOf<Contract[Name]>, 'enabled'>>
    : [options?: FieldWriteOptions]
  : never;

/** The value of the field at a path, or why there is none. */
type FieldValue<Data, Path> = Path extends readonly [infer Step, ...infer Rest]
  ? Data extends readonly (infer Item)[]
    ? Step extends ItemStep<Item, Step>
      ? FieldValue<Item, Rest>
      : Wrong<'an item of a list is found by a field with a value of its type: { id }'>
    : Step extends keyof Data
      ? Rest extends readonly []
        ? Exclude<Data[Step], undefined>
        : FieldValue<NonNullable<Data[Step]>, Rest>
      : Wrong<'the data of the read have no such field'>
  : Wrong<'a path ends with the name of a field'>;

/** A step that finds an item: an object with at least one of the item's fields. */
type ItemStep<Item, Step> = Step extends string
  ? never
  : [keyof Step] extends [never]
    ? never
    : { readonly [Name in keyof Step]: Name extends keyof Item ? Item[Name] : never };

/** Nothing, or why a value is refused. */
type Mistake<Value> = Value extends Wrong<string> ? Value : unknown;

type Value<Shape extends CallShape, Path> = FieldValue<CallResult<Shape>, Path>;

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
  useFieldWrite: <Name extends keyof Contract & string, const Path extends readonly FieldStep[]>(
    read: Name &
      (Contract[Name]['method'] extends 'GET'
        ? unknown
        : Wrong<'a field belongs to a read: a GET'>),
    path: Path & Mistake<Value<Contract[Name], Path>>,
    send: (value: Value<Contract[Name], Path>) => Promise<unknown>,
    ...options: WriteArguments<Contract, Name>
  ) => FieldWrite<Value<Contract[Name], Path>>;
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
