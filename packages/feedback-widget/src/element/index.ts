import { defineElement } from '@forsikring/foundation/element/pageElement';
import { options } from 'preact';
import type { TilbakemeldingEventMap } from './elementEvents';
import { TilbakemeldingWidget } from './TilbakemeldingWidget';

export { createAskPolicy } from '../ask-policy/createAskPolicy';
export type {
  ChoiceOption,
  ContactSubmission,
  FollowupAnswer,
  FollowupQuestion,
  FollowupValues,
} from '../flow/feedbackQuestion';
export type { FeedbackSubmission } from '../flow/feedbackState';
export type { FollowupSubmission, Submission } from '../flow/submission';
export { redactPersonalDetails } from '../personal-details/redactPersonalDetails';
export { sendOnLeave } from '../send-on-leave/sendOnLeave';
export type { ElementSubmission, SubmissionEvent, TilbakemeldingEventMap } from './elementEvents';
export type {
  TilbakemeldingAttributes,
  TilbakemeldingProperties,
  TilbakemeldingProps,
} from './elementProps';
export { TilbakemeldingWidget };

defineElement('tilbakemelding-widget', TilbakemeldingWidget, options);

declare global {
  interface DocumentEventMap extends TilbakemeldingEventMap {}
  interface WindowEventMap extends TilbakemeldingEventMap {}
  interface HTMLElementEventMap extends TilbakemeldingEventMap {}
  interface HTMLElementTagNameMap {
    'tilbakemelding-widget': TilbakemeldingWidget;
  }
}
