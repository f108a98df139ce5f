import {
  array,
  type BaseIssue,
  type BaseSchema,
  boolean,
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
  jumpUrl: text,
  jumpFallbackUrl: text,
  eikaDetailsUrl: text,
  reportClaimUrl: text,
  priceComparisonUrl: text,
  privacyUrl: text,
  features: lenient(record(string(), lenient(string()))),
  hosts: lenient(object({ qa: texts, production: texts })),
  trustedHosts: texts,
  optInCookieNames: texts,
  optInDialogOrigins: texts,
  analytics: lenient(object({ token: string(), apiHost: text })),
  monitoring: lenient(object({ dsn: string() })),
  distributor: lenient(
    object({
      shortname: text,
      name: text,
      theme: text,
      logo: text,
      insurer: text,
      oversiktConfig: lenient(object({ showSamtykkerMinProfil: lenient(boolean()) })),
      kontaktinfo: lenient(
        object({
          navn: text,
          telefon: text,
          epost: text,
          apningstider: lenient(array(object({ dag: string(), tid: string() }))),
        }),
      ),
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
