import {
  readAttribute,
  readJson,
  readLanguage,
  readNumber,
} from '@forsikring/foundation/element/readSetting';
import { mergeTexts } from '@forsikring/foundation/texts/mergeTexts';
import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import type { ChoiceOption, ContactSubmission, FollowupAnswer } from '../flow/feedbackQuestion';
import { logMisuse } from '../flow/logMisuse';
import { sendOnLeave } from '../send-on-leave/sendOnLeave';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';
import { dispatchSubmission } from './dispatchSubmission';
import { elementTypes } from './ElementWidget';
import type { ElementSubmission } from './elementEvents';
import type { TilbakemeldingProperties } from './elementProps';

const languages = { nb, nn, en };
const levels = ['1', '2', '3', '4', '5', '6'];
const credentialModes = ['same-origin', 'include', 'omit'] as const;

/** How often the element sends a submission again to its endpoint, while the visitor sees that it is sending. */
const RETRIES = 3;

const isOption = (option: Partial<ChoiceOption> | null) =>
  option?.value !== undefined && option.label !== undefined;

/**
 * The props of the widget from the element. A property overrides the attribute of its name. A wrong attribute is logged, and
 * counts as missing. Each submission is dispatched as an event, and sent to the endpoint if there is one.
 */
export function widgetProps(element: HTMLElement, properties: TilbakemeldingProperties) {
  const read = (name: string) => readAttribute(element, name);
  const readOneOf = <Value extends string>(name: string, values: readonly Value[]) => {
    const value = read(name) as Value | undefined;
    if (!value || values.includes(value)) return value;
    logMisuse(`the ${name} "${value}" is unknown. Known: ${values.join(', ')}.`);
    return undefined;
  };
  const readPositive = (name: string) =>
    readNumber(read(name) || undefined, Number.POSITIVE_INFINITY, (given) =>
      logMisuse(`the ${name} "${given}" is no number above 0.`),
    );
  const {
    options = read('options'),
    endpoint = read('endpoint'),
    followup,
    redact,
    policy,
  } = properties;
  // An empty attribute asks for contact details too.
  const { contact = element.hasAttribute('contact') && (readOneOf('contact', ['phone']) ?? '') } =
    properties;
  const send = endpoint
    ? sendOnLeave(endpoint, {
        credentials: readOneOf('credentials', credentialModes) || undefined,
        retries: RETRIES,
      })
    : undefined;
  return {
    redact,
    policy,
    type: readOneOf('type', elementTypes),
    label: read('label'),
    language: readLanguage(element, languages, logMisuse),
    texts: mergeTexts<Partial<FeedbackTexts>>(
      { adviser: read('adviser'), sender: read('sender') },
      properties.texts,
    ),
    options: readJson<readonly ChoiceOption[]>(
      options,
      (list) => list.every(isOption),
      () =>
        logMisuse(
          'options must be a list of { value, label }: set the property, or write JSON into the attribute.',
        ),
    ),
    maxLength: readPositive('max-length'),
    textLimit: readPositive('text-limit'),
    headingLevel: Number(readOneOf('heading-level', levels) || 2) as 2,
    submitOnLeave: readOneOf('submit-on-leave', ['true', 'false']) !== 'false',
    onSubmit: (submission: ElementSubmission) =>
      dispatchSubmission(element, 'feedback-submit', submission, submission, send),
    followup: followup && {
      questions: followup,
      onSubmit: (answers: readonly FollowupAnswer[], details: SubmissionDetails) =>
        dispatchSubmission(element, 'feedback-followup', answers, details, send),
    },
    contactQuestion:
      contact === false
        ? undefined
        : {
            withPhone: contact === 'phone' || (contact as { withPhone?: boolean }).withPhone,
            onSubmit: (details: ContactSubmission) =>
              dispatchSubmission(element, 'feedback-contact', details, details, send),
          },
  };
}
