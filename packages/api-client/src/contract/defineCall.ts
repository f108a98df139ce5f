import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** One call of the insurer's API: all that the client, the demo API and the documentation know of it. */
export interface CallShape {
  /** The HTTP method; reads are GET. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `apiHost`; `{name}` stands for a path parameter. */
  path: string;
  /** The query parameters that the call takes, and the kind of their values. */
  query?: Readonly<Record<string, QueryKind>>;
  /** What is sent; in types alone, see `requestBodies`. */
  body?: GenericSchema;
  /** What is answered; left out where nothing is. */
  response?: GenericSchema;
  /** What a 204 answer means where the call has a response; read by the schema, with its defaults. */
  empty?: unknown;
  /** What a 404 answer means where it is an answer and no failure; read by the schema, with its defaults. */
  notFound?: unknown;
  /** Other names that servers give fields of the answer, and what they mean. */
  aliases?: Readonly<Record<string, string>>;
  /** How often a failed read is tried again. @default 3 for GET, never anything for the rest */
  retries?: number;
  /**
   * What an unauthorized answer leads to: a redirect to the unauthorized address, a redirect to
   * the login page, or nothing (the answer itself tells that nobody is logged in).
   * @default 'redirect'
   */
  whenUnauthorized?: 'redirect' | 'login' | 'nothing';
  /** Whether the call makes sense before anyone is logged in. @default false */
  public?: boolean;
  /** Whether the call takes an `Idempotency-Key`. The server keeps the latest write of each key. @default false */
  idempotencyKey?: boolean;
}

/** A call with the name of the client function that makes it. */
export type NamedCall<Shape extends CallShape = CallShape> = Shape & {
  /** Also what the client calls it. */
  name: string;
};

/** Declares a call; the identity function, for the exact types of what it is given. */
export const defineCall = <const Shape extends CallShape>(call: Shape): Shape => call;

/**
 * Declares a call that sends a body of a shape. The client checks answers, not what it sends, so its
 * pages are spared the schema: at run time it stands in `requestBodies`.
 */
export const defineWrite =
  <Body extends GenericSchema>() =>
  <const Shape extends CallShape>(call: Shape) =>
    call as Shape & { body: Body };

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

/** The query of a call; `never` where it takes none. */
export type CallQuery<Shape extends CallShape> = Shape extends {
  query: infer Query extends Readonly<Record<string, QueryKind>>;
}
  ? { [Name in keyof Query]?: QueryValue<Query[Name]> }
  : never;

/** What the function of a call is given. */
export type CallArguments<Shape extends CallShape> = {
  /** Aborts the call; its promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
} & ([PathParameter<Shape['path']>] extends [never]
  ? unknown
  : { params: Record<PathParameter<Shape['path']>, string> }) &
  (Shape extends { query: object } ? { query?: CallQuery<Shape> } : unknown) &
  (Shape extends { idempotencyKey: true }
    ? {
        /**
         * The same on every try of one write; sent as the header `Idempotency-Key`. A write that nobody
         * confirmed has a key of its own: that of the confirmed write with `-unintended` after it.
         */
        idempotencyKey?: string;
      }
    : unknown) &
  (Shape extends { body: infer Body extends GenericSchema } ? { body: InferInput<Body> } : unknown);

/** What the promise of a call resolves to. */
export type CallAnswer<Shape extends CallShape> = Shape extends {
  response: infer Response extends GenericSchema;
}
  ? InferOutput<Response>
  : undefined;
