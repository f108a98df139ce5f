/** What the schema does not say about a key. */
export interface ConfigKeyNotes {
  /** What a missing key means. By default nothing: no link, no card, no text. */
  default?: string;
  /** What the key does. */
  effect: string;
}

const OPEN_PAGES = '`/privat/forsikring/skade`';
const CARDS = 'distributor.oversiktConfig.taskCards';
const BOXES = `${CARDS}.skrytebokser`;

/**
 * The keys of the configuration, for people who write one. Not part of the schema's file, because the portal would
 * load these texts with it. A test compares the keys with the schema.
 */
export const CONFIG_KEYS: Readonly<Record<string, ConfigKeyNotes>> = {
  apiHost: {
    default: "the page's own origin",
    effect:
      "Prefix of every call. Empty, a path, or an address with the page's own origin; anything else is an error at start",
  },
  unauthorizedUrl: {
    default: 'no redirect',
    effect: 'Where an [unauthorized response](specification/calls.md#unauthorized-responses) leads',
  },
  timeoutUrl: {
    default: `\`logoutUrl\`, then ${OPEN_PAGES}`,
    effect: 'Where an [expired session](specification/session.md#session-timeout) leads',
  },
  logoutUrl: {
    default: `\`timeoutUrl\`, then ${OPEN_PAGES}`,
    effect: 'Where a [logout](specification/session.md#logout) leads whose call fails',
  },
  loginUrl: {
    default: 'no redirect',
    effect:
      'Where an unauthorized response to the motor tasks leads, with the current address in `?goto=`',
  },
  jumpUrl: {
    default: 'the jump fails',
    effect: 'Target of the form of the [jump page](specification/other-pages.md#jump-page)',
  },
  jumpFallbackUrl: { default: OPEN_PAGES, effect: 'Where a failed jump leads' },
  eikaDetailsUrl: {
    effect:
      'Details of agreements with the source `EIKA_SKADE`; their cards have no link without it',
  },
  reportClaimUrl: { effect: "'Meld skade' in the navigation and beside the total price" },
  maintenanceCalendarUrl: {
    effect:
      'The maintenance calendar on the purchase page, with `distributor.oversiktConfig.showVedlikeholdsKalender`',
  },
  healthDeclarationUrl: { effect: 'Link of the task about health declarations' },
  acceptOffersUrl: { effect: 'Link of the task about offers to accept' },
  priceComparisonUrl: { effect: "'Finansportalen' in the footer" },
  privacyUrl: { effect: "Link about privacy in the footer and in the portal's consent banner" },
  features: {
    effect:
      '[Feature flags](specification/configuration.md#feature-flags), as strings: `"direkte-innlogging": "true"` shows the login page; `"nysalg-skade": "false"` shows logged-in customers an error page instead of every page',
  },
  hosts: { effect: 'Host names of the [environments](specification/product.md#environments)' },
  'hosts.qa': { default: 'two built-in hosts', effect: 'Replaces the QA hosts' },
  'hosts.production': { effect: 'Adds to the built-in production hosts' },
  trustedHosts: {
    effect:
      'Hosts, with or without a port, that the portal may link to besides those of the addresses in the configuration',
  },
  optInCookieNames: {
    default: '`["sb1-optin-v3"]`',
    effect:
      'Names of the opt-in cookie, for distributors other than `sb1`, `eika` and `none` ([consent state](specification/tracking.md#consent-state))',
  },
  optInDialogOrigins: {
    default: 'none',
    effect: 'Origins whose message that the consent dialog was closed is accepted',
  },
  analytics: { effect: 'Where events go. Without it, nothing is tracked' },
  'analytics.token': { effect: 'Token of the Mixpanel project' },
  'analytics.apiHost': {
    default: '`https://api-eu.mixpanel.com`',
    effect: "Origin of the service's API",
  },
  monitoring: { effect: 'Where reports go. Without it, none are sent' },
  'monitoring.dsn': { effect: 'Address of the Sentry project (DSN)' },
  'monitoring.traffic': {
    default: '`normal`',
    effect:
      '`normal`, `high` or `extra-high`: how few sessions are recorded ([sample rates](specification/tracking.md#sample-rates))',
  },
  distributor: { effect: 'The distributor who offers the portal on this host' },
  'distributor.shortname': {
    default: '`none`',
    effect: 'What [rules](specification/product.md#distributors) depend on',
  },
  'distributor.name': { default: "'Forsikring'", effect: 'Name beside the logo in the header' },
  'distributor.theme': {
    default: 'the neutral brand',
    effect: 'Name of the brand, such as `sb1`',
  },
  'distributor.logo': {
    default: 'the neutral logo',
    effect: 'Name of the logo in the header, such as `sb1`',
  },
  'distributor.insurer': {
    effect: "'Forsikringene leveres av …' on the overview, and the insurer in the footer",
  },
  'distributor.organizationNumber': {
    effect: "The insurer's organisation number in the footer, such as `987 654 321`",
  },
  'distributor.info': { effect: 'Addresses of the distributor' },
  'distributor.info.loggUtUrl': {
    default: "the page's own origin",
    effect:
      'Where a [logout](specification/session.md#logout) leads for customers without a bank home',
  },
  'distributor.info.nettbankUrl': {
    effect:
      'The [bank home](specification/session.md#bank-home) of login contexts that `bankHomeUrls` does not name',
  },
  'distributor.info.bankHomeUrls': { effect: 'The bank home of each login context' },
  'distributor.kontaktinfo': {
    default: "a link to the insurer's open pages",
    effect:
      "Contact in the [footer](specification/shell.md#footer), unless the customer's own bank has one",
  },
  'distributor.kontaktinfo.navn': { effect: 'Name' },
  'distributor.kontaktinfo.telefon': { effect: 'Telephone number' },
  'distributor.kontaktinfo.epost': { effect: 'E-mail address' },
  'distributor.kontaktinfo.domene': { effect: 'Domain; no page shows it' },
  'distributor.kontaktinfo.apningstider': { effect: 'Opening hours' },
  'distributor.kontaktinfo.apningstider[].dag': { effect: 'Days, such as `Man–fre`' },
  'distributor.kontaktinfo.apningstider[].tid': { effect: 'Hours, such as `08–20`' },
  'distributor.oversiktConfig': { effect: 'Parts of pages that the distributor chooses' },
  'distributor.oversiktConfig.finnerIkkeForsikring': {
    effect:
      "[Questions](specification/overview.md#questions) below the heading 'Finner du ikke forsikringene dine?'",
  },
  'distributor.oversiktConfig.finnerIkkeForsikring[].title': { effect: 'Question' },
  'distributor.oversiktConfig.finnerIkkeForsikring[].content': { effect: 'Its answer' },
  [CARDS]: { effect: '[Boxes](specification/overview.md#boxes) of the distributor' },
  [`${CARDS}.showBedriftsportal`]: {
    default: '`false`',
    effect: 'Shows the card of the business portal on the overview and the purchase page',
  },
  [`${CARDS}.bedriftsportalUrl`]: { effect: 'Link of that card, which is not shown without it' },
  [BOXES]: { effect: 'Boxes of the distributor on the overview' },
  [`${BOXES}.testUtmerkelserContent`]: { effect: 'Box about awards in tests' },
  ...boxKeys(`${BOXES}.testUtmerkelserContent`),
  [`${BOXES}.kundefordelerContent`]: { effect: 'Box about benefits for customers' },
  ...boxKeys(`${BOXES}.kundefordelerContent`),
  'distributor.oversiktConfig.showVedlikeholdsKalender': {
    default: '`false`',
    effect: 'Shows the card of the maintenance calendar on the purchase page',
  },
  'distributor.oversiktConfig.showSamtykkerMinProfil': {
    default: '`false`',
    effect:
      'Shows the [marketing consent](specification/profile.md#marketing-consent) on the profile, to customers who are not bank customers',
  },
  'distributor.andreForsikringer': {
    effect:
      'The page [other insurances](specification/other-pages.md#other-insurances): insurances that are part of a card, a programme or a membership',
  },
  'distributor.andreForsikringer[].title': { effect: 'Name' },
  'distributor.andreForsikringer[].description': { effect: 'Text below the name' },
  'distributor.andreForsikringer[].reportClaimUrl': { effect: 'Link to report a claim' },
  'distributor.andreForsikringer[].readMoreUrl': { effect: 'Link to read more' },
};

function boxKeys(box: string): Record<string, ConfigKeyNotes> {
  return {
    [`${box}.title`]: { effect: 'Heading' },
    [`${box}.description`]: { effect: 'Text' },
    [`${box}.url`]: { effect: 'Link to another site' },
    [`${box}.urlText`]: { default: "'Les mer'", effect: 'Text of the link' },
  };
}
