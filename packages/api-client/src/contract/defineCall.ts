import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** One call of an API. The client, its hooks, the handlers of tests and the documents derive from it. */
export interface CallShape {
  /** The HTTP method; reads are GET. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `apiHost`; `{name}` is a path parameter. */
  path: string;
  /** The query parameters that the call takes, and the types of their values. */
  query?: Readonly<Record<string, QueryKind>>;
  /** The request body. Its type checks callers; servers check requests against the schema. */
  body?: GenericSchema;
  /** The response body. Without `response`, every 2xx is a success, and the body is ignored. */
  response?: GenericSchema;
  /**
   * The value that a 204 response means, such as `{ avtaler: [] }`, when the call has a response. The schema adds its
   * defaults. Without `empty`, a 204 is a `ContractError`, as is any other success without JSON.
   */
  empty?: unknown;
  /** The value that a 404 response means, when it is not a failure. The schema adds its defaults. */
  notFound?: unknown;
  /** Other names that servers use for fields of the response, with the name in the contract. */
  aliases?: Readonly<Record<string, string>>;
  /** Whether the schema sees null fields, which the client otherwise removes from the body. @default false */
  keepNulls?: boolean;
  /** How often the client retries a failed read. Writes are never retried. @default 3 for GET */
  retries?: number;
  /**
   * What an unauthorized response leads to: a redirect to the unauthorized address, a redirect to
   * the login page, or nothing (the response itself means that nobody is logged in).
   * @default 'redirect'
   */
  whenUnauthorized?: 'redirect' | 'login' | 'nothing';
  /** Whether the call works before anyone is logged in. @default false */
  public?: boolean;
  /** Whether the call takes an `Idempotency-Key`. The server keeps the latest write of each key. @default false */
  idempotencyKey?: boolean;
}

/** A call with the name of the client function that makes it. */
export type NamedCall<Shape extends CallShape = CallShape> = Shape & {
  /** The name of the client function. */
  name: string;
};

/** The calls of an API, by the names of their client functions. */
export type CallContract = Readonly<Record<string, CallShape>>;

/** Whether a literal is no path: no slash first, `:name` for a parameter, a query or a fragment. */
type IsNoPath<Path extends string> = Path extends
  | `//${string}`
  | `${string}${'/:' | '?' | '#' | ' '}${string}`
  ? true
  : string extends Path
    ? false
    : Path extends `/${string}`
      ? false
      : true;

/** The type of a field that is wrong. No value has it, and the complaint of TypeScript shows the reason. */
export interface Wrong<Reason extends string> {
  readonly wrong: [Reason, never];
}

type Frozen<Value> = Value extends object
  ? { readonly [Field in keyof Value]: Frozen<Value[Field]> }
  : Value;

/** The fields with the value of a status: it is a response, before the schema adds its defaults. */
type StatusValues<Shape extends CallShape> = Shape extends {
  response: infer Response extends GenericSchema;
}
  ? { readonly [Field in keyof Shape & ('empty' | 'notFound')]: Frozen<InferInput<Response>> }
  : unknown;

/**
 * Whether a field of a schema must be there and may be null: the client removes null fields, so that the field would
 * count as missing.
 */
type NeedsNulls<Schema> = Schema extends { entries: infer Entries }
  ? {
      [Name in keyof Entries]: Entries[Name] extends { type: 'nullable' }
        ? true
        : NeedsNulls<Entries[Name]>;
    }[keyof Entries]
  : Schema extends { item: infer Inner } | { wrapped: infer Inner }
    ? NeedsNulls<Inner>
    : never;

/** What is wrong in the fields of a call. */
type Mistakes<Shape extends CallShape> = {
  readonly [Field in Exclude<keyof Shape, keyof NamedCall>]: Wrong<'a call has no such field'>;
} & (Shape extends { method: 'GET'; body: object }
  ? { readonly body: Wrong<'a GET has no body'> }
  : unknown) &
  (IsNoPath<Shape['path']> extends true
    ? { readonly path: Wrong<'a path is like /claims/{id}'> }
    : unknown) &
  (Shape extends { keepNulls: true }
    ? unknown
    : true extends NeedsNulls<Shape['response']>
      ? { readonly keepNulls: Wrong<'nullable needs keepNulls: true, else null counts as missing'> }
      : unknown);

/** Declares a call. Returns its argument; exists to infer its exact type. */
export const defineCall = <const Shape extends CallShape>(
  call: Shape & Mistakes<Shape> & StatusValues<Shape>,
): Shape => call;

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

interface QueryKinds {
  string: string;
  number: number;
  boolean: boolean;
}
type QueryKind = keyof QueryKinds;

/** A value of a query parameter; null, undefined and NaN are dropped. */
export type QueryValue<Kind extends QueryKind = QueryKind> = QueryKinds[Kind] | null | undefined;

/** The query of a call; `never` when it takes none. */
export type CallQuery<Shape extends CallShape> = Shape extends {
  query: infer Query extends Readonly<Record<string, QueryKind>>;
}
  ? { [Name in keyof Query]?: QueryValue<Query[Name]> }
  : never;

/** The path parameters of a call, if it has any. */
export type PathArguments<Shape extends CallShape, Value = string> = [
  PathParameter<Shape['path']>,
] extends [never]
  ? unknown
  : { params: Record<PathParameter<Shape['path']>, Value> };

/** The arguments of a call's function. */
export type CallArguments<Shape extends CallShape> = {
  /** Aborts the call; its promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
} & PathArguments<Shape> &
  (Shape extends { query: object } ? { query?: CallQuery<Shape> | undefined } : unknown) &
  (Shape extends { idempotencyKey: true }
    ? {
        /**
         * The same key for every attempt at one write, sent as the header `Idempotency-Key`. A write that
         * nobody confirmed has a key of its own: the key of the confirmed write plus `-unintended`.
         */
        idempotencyKey?: string | undefined;
      }
    : unknown) &
  (Shape extends { body: infer Body extends GenericSchema } ? { body: InferInput<Body> } : unknown);

/** What the promise of a call resolves to. */
export type CallResult<Shape extends CallShape> = Shape extends {
  response: infer Response extends GenericSchema;
}
  ? InferOutput<Response>
  : undefined;
