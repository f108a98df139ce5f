// @ts-check
import { redactPersonalDetails } from '@forsikring/feedback-widget/element';

/**
 * Sends a submission to PostHog EU as an anonymous event, from your server, so that PostHog receives no visitor's
 * address. Texts are redacted, and contact details are not sent.
 *
 * @param {import('@forsikring/feedback-widget').Submission} submission
 * @param {{ key: string, host?: string }} options the project's key, and another host than PostHog's in the EU
 * @throws {Error} when PostHog does not accept the event
 */
export async function sendToPostHog(submission, { key, host = 'https://eu.i.posthog.com' }) {
  if ('email' in submission || 'phone' in submission) return;
  // The id of one visit, and of no person.
  let visit = submission.submissionId;
  if (submission.answers) visit = submission.answerId ?? visit;
  const properties = submission.answers
    ? Object.fromEntries(
        submission.answers.map(({ name, value }) => [nameOf(name), redacted(value)]),
      )
    : {
        feedbackValue: redacted(submission.feedbackValue),
        intentionalSubmit: submission.intentionalSubmit,
        message: redacted(submission.message),
      };
  const response = await fetch(`${host}/i/v0/e/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      api_key: key,
      event: submission.answers ? 'feedback followup' : 'feedback',
      distinct_id: visit,
      properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
    }),
  });
  if (!response.ok) throw new Error(`PostHog answered with status ${response.status}.`);
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function redacted(value) {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value === 'string') return redactPersonalDetails(value);
  // A phone number is a number too.
  return typeof value === 'number' && redactPersonalDetails(`${value}`) !== `${value}`
    ? null
    : value;
}

/**
 * The name of an answer as a property: PostHog's own begin with '$', and anybody can write to a public endpoint.
 *
 * @param {string} name
 */
const nameOf = (name) => redactPersonalDetails(name).replace(/^\$+/, '');
