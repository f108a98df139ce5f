import {
  array,
  type BaseIssue,
  type BaseSchema,
  fallback,
  type InferOutput,
  object,
  optional,
  record,
  string,
} from 'valibot';

type Schema<Output> = BaseSchema<unknown, Output, BaseIssue<unknown>>;

/** A value that is absent, or that is of another type than it should be, is not there: the page stands without it. */
const lenient = <Output>(schema: Schema<Output>) => fallback(optional(schema), undefined);

const text = lenient(string());
const texts = lenient(array(string()));

/** How a portal is set up on its host, as far as the portal reads it (decisions §2). */
export const AppConfig = object({
  apiHost: text,
  unauthorizedUrl: text,
  timeoutUrl: text,
  logoutUrl: text,
  loginUrl: text,
  eikaDetailsUrl: text,
  features: lenient(record(string(), lenient(string()))),
  hosts: lenient(object({ qa: texts, production: texts })),
  trustedHosts: texts,
  distributor: lenient(
    object({
      shortname: text,
      name: text,
      theme: text,
      logo: text,
      insurer: text,
      info: lenient(
        object({
          loggUtUrl: text,
          nettbankUrl: text,
          bankHomeUrls: lenient(record(string(), lenient(string()))),
        }),
      ),
    }),
  ),
});
export type AppConfig = InferOutput<typeof AppConfig>;
