import {
  array,
  type BaseIssue,
  type BaseSchema,
  boolean,
  check,
  fallback,
  type InferOutput,
  nonEmpty,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { report } from '../monitoring/report';

type Schema<Output> = BaseSchema<unknown, Output, BaseIssue<unknown>>;

/** An optional value. A value of the wrong type counts as missing, so that one mistake does not break the page. */
const lenient = <Output>(schema: Schema<Output>) => fallback(optional(schema), undefined);

const isFilled = (value: string) => value.trim() !== '';
/** An empty or blank string counts as missing too (docs/specification/configuration.md#missing-settings). */
const filled = pipe(string(), check(isFilled));
const text = lenient(filled);
const texts = lenient(
  pipe(
    array(string()),
    transform((values) => values.filter(isFilled)),
  ),
);
const flag = lenient(boolean());
/** A list. Invalid items are left out and reported. */
const list = <Output>(name: string, item: Schema<Output>) =>
  lenient(
    pipe(
      array(unknown()),
      transform((items) =>
        items.flatMap((value, index) => {
          const { success, output } = safeParse(item, value);
          if (success) return [output];
          report({ kind: 'config', message: `AppConfig ${name}[${index}] has an unknown shape` });
          return [];
        }),
      ),
    ),
  );
/** A box with a text and a link. */
const box = lenient(object({ title: filled, description: text, url: text, urlText: text }));

/** A question after the feedback. */
const question = union([
  object({ name: text, label: filled, type: picklist(['text', 'smiley']) }),
  object({
    name: text,
    label: filled,
    type: picklist(['radio', 'checkbox']),
    options: pipe(array(union([filled, object({ value: filled, label: filled })])), nonEmpty()),
  }),
]);

/** The configuration of a host (docs/specification/configuration.md#configuration-keys). */
export const AppConfig = object({
  // An empty text means the page's own origin.
  apiHost: lenient(
    pipe(
      string(),
      check((host) => host === '' || isFilled(host)),
    ),
  ),
  unauthorizedUrl: text,
  timeoutUrl: text,
  logoutUrl: text,
  loginUrl: text,
  jumpUrl: text,
  jumpFallbackUrl: text,
  eikaDetailsUrl: text,
  reportClaimUrl: text,
  maintenanceCalendarUrl: text,
  healthDeclarationUrl: text,
  acceptOffersUrl: text,
  priceComparisonUrl: text,
  privacyUrl: text,
  consentLogUrl: text,
  features: lenient(record(string(), text)),
  hosts: lenient(object({ qa: texts, production: texts })),
  trustedHosts: texts,
  optInCookieNames: texts,
  optInDialogOrigins: texts,
  analytics: lenient(object({ token: filled, apiHost: text })),
  monitoring: lenient(object({ dsn: filled, traffic: text })),
  distributor: lenient(
    object({
      shortname: text,
      name: text,
      theme: text,
      logo: text,
      insurer: text,
      organizationNumber: text,
      oversiktConfig: lenient(
        object({
          finnerIkkeForsikring: list(
            'finnerIkkeForsikring',
            object({ title: filled, content: filled }),
          ),
          taskCards: lenient(
            object({
              showBedriftsportal: flag,
              bedriftsportalUrl: text,
              skrytebokser: lenient(
                object({ testUtmerkelserContent: box, kundefordelerContent: box }),
              ),
            }),
          ),
          showVedlikeholdsKalender: flag,
          showSamtykkerMinProfil: flag,
        }),
      ),
      feedback: lenient(
        object({
          contact: lenient(picklist(['email', 'email-and-phone'])),
          followup: list('feedback.followup', question),
        }),
      ),
      andreForsikringer: list(
        'andreForsikringer',
        object({ title: filled, description: text, reportClaimUrl: text, readMoreUrl: text }),
      ),
      kontaktinfo: lenient(
        object({
          navn: text,
          telefon: text,
          epost: text,
          domene: text,
          apningstider: list('kontaktinfo.apningstider', object({ dag: filled, tid: filled })),
        }),
      ),
      info: lenient(
        object({
          loggUtUrl: text,
          nettbankUrl: text,
          bankHomeUrls: lenient(record(string(), text)),
        }),
      ),
    }),
  ),
});
export type AppConfig = InferOutput<typeof AppConfig>;
