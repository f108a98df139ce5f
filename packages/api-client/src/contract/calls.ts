import type { GenericSchema } from 'valibot';
import type { CallShape, NamedCall } from './defineCall';
import * as domains from './domains';

type Domains = typeof domains;

/** The type of `calls`. */
export type Calls = {
  [Name in keyof Domains as Domains[Name] extends CallShape ? Name : never]: NamedCall<
    Extract<Domains[Name], CallShape>
  >;
};

/** Every call of the API, by the name of its client function. */
export const calls = Object.fromEntries(
  Object.entries(domains).flatMap(([name, part]) =>
    'path' in part ? [[name, { ...part, name }]] : [],
  ),
) as unknown as Calls;

type WithBody = {
  [Name in keyof Calls]: Calls[Name] extends { body: GenericSchema } ? Name : never;
}[keyof Calls];

/** The schema of a call's body; undefined when the call has none. */
export const bodySchemaOf = (name: string): GenericSchema | undefined =>
  Object.hasOwn(calls, name) ? (calls[name as keyof Calls] as NamedCall).body : undefined;

/** The body schema of each call that has one, for servers and documents. */
export const requestBodies = Object.fromEntries(
  Object.values<NamedCall>(calls).flatMap(({ name, body }) => (body ? [[name, body]] : [])),
) as { [Name in WithBody]: Calls[Name]['body'] };
