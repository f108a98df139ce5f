// @ts-check
import { redactPersonalDetails } from '@forsikring/feedback-widget/element';

/**
 * Posts a submission to a channel through an incoming webhook of Slack, from your server: the webhook's address is a
 * secret. Texts are redacted. Contact details are not posted, nor a choice without Send. A submission that your server
 * received twice is posted twice.
 *
 * @param {import('@forsikring/feedback-widget').Submission} submission
 * @param {string} webhook the address that Slack gave you
 * @throws {Error} when Slack does not accept the message
 */
export async function sendToSlack(submission, webhook) {
  if (submission.email !== undefined) return;
  if ('intentionalSubmit' in submission && !submission.intentionalSubmit) return;
  const lines = submission.answers
    ? submission.answers.flatMap(({ label, value }) => [redacted(label), redacted(value)])
    : [`Tilbakemelding: ${redacted(submission.feedbackValue)}`, redacted(submission.message ?? '')];
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: escaped(lines.join('\n').trim()) }),
  });
  if (!response.ok) throw new Error(`Slack responded with status ${response.status}.`);
}

/**
 * Redacts a list one by one: beside each other, digits of two texts look like one number.
 * @param {import('@forsikring/feedback-widget').AnswerValue} value
 */
const redacted = (value) =>
  [value]
    .flat()
    .map((each) => redactPersonalDetails(`${each}`))
    .join(', ');

/**
 * Slack reads `<!channel>` and links in a text.
 * @param {string} text
 */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
