/**
 * @typedef {object} Group
 * @property {string[]} mutate The files to mutate, as globs.
 * @property {string[]} tests The unit tests of these files, as globs.
 * @property {'node' | 'jsdom'} [environment] The environment of the tests; `node` starts faster. Default: `node`.
 */

const SESSION = 'packages/api-client/src/core/session';
const CLIENT = 'packages/api-client/src/core';
const TRACKING = 'packages/tracking-consent/src';
const DETAILS = 'packages/feedback-widget/src/personal-details';
const PLATFORM = 'apps/portal/src/platform';
const MONITORING = `${PLATFORM}/monitoring`;
const SENTRY = `${MONITORING}/sentry`;

/** @type {Readonly<Record<string, Group>>} */
export const groups = {
  session: {
    mutate: [`${SESSION}/*.ts`, `!${SESSION}/watchSessionDeadline.ts`],
    // Without the thousands of random sequences, which are slow and differ from run to run.
    tests: [`${SESSION}/!(sessionSequences|*.dom).test.ts`],
  },
  'session-watch': {
    mutate: [`${SESSION}/watchSessionDeadline.ts`],
    tests: [`${SESSION}/watchSessionDeadline.dom.test.ts`],
    environment: 'jsdom',
  },
  retry: {
    mutate: [`${CLIENT}/retry.ts`, `${CLIENT}/sendWithRetries.ts`, `${CLIENT}/isUnauthorized.ts`],
    tests: [`${CLIENT}/{retry,sendWithRetries,createApiClient}.test.ts`],
  },
  errors: {
    mutate: [`${CLIENT}/errors/*.ts`],
    tests: [`${CLIENT}/errors/*.test.ts`, `${CLIENT}/{parseResponse,createApiClient}.test.ts`],
  },
  consent: {
    mutate: [`${TRACKING}/core/{consentCategories,consentRule,cookieValues,createConsent}.ts`],
    tests: [`${TRACKING}/core/{consentCategories,consentRule,cookieValues,createConsent}*.test.ts`],
  },
  addresses: {
    mutate: [`${PLATFORM}/navigation/createAddressPolicy.ts`],
    tests: [`${PLATFORM}/navigation/createAddressPolicy*.test.ts`],
  },
  masking: {
    mutate: [`${MONITORING}/maskPersonalDetails.ts`],
    tests: [`${MONITORING}/maskPersonalDetails*.test.ts`],
  },
  reports: {
    mutate: [`${MONITORING}/report.ts`],
    tests: [`${MONITORING}/report*.test.ts`],
    environment: 'jsdom',
  },
  'report-fields': {
    mutate: [`${SENTRY}/{fetchDetails,safeMessage,sampleRates,scrubEnvelope,scrubEvent}.ts`],
    tests: [`${SENTRY}/{fetchDetails,safeMessage,sampleRates,scrubEnvelope,scrubEvent}.test.ts`],
  },
  'report-addresses': {
    mutate: [`${SENTRY}/{scrubDeep,pathPattern}.ts`],
    tests: [`${SENTRY}/{scrubDeep,pathPattern}.test.ts`],
  },
  'event-scrubbing': {
    mutate: [
      `${TRACKING}/events/{holdsIdentifier,scrubAddress,fields}.ts`,
      `${TRACKING}/delivery/checkEvent.ts`,
    ],
    tests: [`${TRACKING}/events/*.test.ts`, `${TRACKING}/delivery/checkEvent.test.ts`],
  },
  'personal-details': {
    mutate: [`${DETAILS}/*.ts`],
    tests: [`${DETAILS}/*.test.{ts,tsx}`],
    environment: 'jsdom',
  },
  loading: {
    mutate: [`${PLATFORM}/loading/{createRetriedImport,importPart}.ts`],
    tests: [`${PLATFORM}/loading/{createRetriedImport,importPart}.dom.test.ts`],
    environment: 'jsdom',
  },
};

/**
 * The group with this name.
 * @param {string | undefined} name
 * @throws when there is none
 */
export function findGroup(name = '') {
  const group = groups[name];
  if (!group)
    throw new Error(`Unknown group: ${name}. The groups are: ${Object.keys(groups).join(', ')}`);
  return group;
}
