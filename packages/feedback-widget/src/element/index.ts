import type { TilbakemeldingEventMap } from './elementEvents';
import { TilbakemeldingWidget } from './TilbakemeldingWidget';
import { writeWholeTexts } from './writeWholeTexts';

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

const NAME = 'tilbakemelding-widget';
if (globalThis.customElements && !customElements.get(NAME)) {
  writeWholeTexts();
  customElements.define(NAME, TilbakemeldingWidget);
}

declare global {
  interface DocumentEventMap extends TilbakemeldingEventMap {}
  interface WindowEventMap extends TilbakemeldingEventMap {}
  interface HTMLElementEventMap extends TilbakemeldingEventMap {}
  interface HTMLElementTagNameMap {
    'tilbakemelding-widget': TilbakemeldingWidget;
  }
}
