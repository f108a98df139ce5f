import { mergeTexts } from '@forsikring/foundation/texts/mergeTexts';
import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackHandle } from '../feedback-root/useFeedback';
import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import type { AnswerValue } from '../flow/feedbackQuestion';
import type { FeedbackState } from '../flow/feedbackState';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';
import { type ElementType, ElementWidget } from './ElementWidget';
import type { SubmissionEvent, TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProperties } from './elementProps';
import { elementStyles } from './elementStyles';
import { formValueOf } from './formValueOf';

const languages = new Map<string | undefined, FeedbackTexts>(Object.entries({ nb, nn, en }));
const properties = ['options', 'followup', 'contact', 'texts', 'redact', 'policy'] as const;

// HTMLElement is missing on a server, where importing this must do nothing.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;
let sheet: CSSStyleSheet | undefined;

function sharedSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(elementStyles);
  }
  return sheet;
}

/**
 * `<tilbakemelding-widget>`: the whole widget on any page, in its own shadow root. The element uses a constructed style
 * sheet and no inline style, so it works with `style-src 'self'; script-src 'self'`. `TilbakemeldingAttributes` lists its
 * attributes, `TilbakemeldingEventMap` its events.
 *
 * The element is form-associated: the choice is the form value for the element's `name`. CSS can
 * select its state with `:state(chosen)`, `:state(sending)`, `:state(failed)`,
 * `:state(invitation)`, `:state(step)`, `:state(contact)`, `:state(cancelled)` and `:state(thanks)`.
 */
export class TilbakemeldingWidget extends Base {
  /** Associates the element with the form around it. */
  static formAssociated = true;

  /** The attributes that the element observes. */
  static observedAttributes = [
    'type',
    'label',
    'language',
    'max-length',
    'text-limit',
    'heading-level',
    'adviser',
    'sender',
    'contact',
    'submit-on-leave',
    'name',
  ];

  #set: TilbakemeldingProperties = {};
  #root: Root | undefined;
  #answer: AnswerValue | undefined;
  #actions: { current: FeedbackHandle<AnswerValue> | null } = { current: null };
  // Some test environments without a browser do not have `attachInternals`.
  #internals: ElementInternals | undefined = this.attachInternals?.();

  /** The form that the element belongs to. */
  get form() {
    return this.#internals?.form ?? null;
  }

  /** The name of the form value. Reflects the attribute. */
  get name() {
    return this.getAttribute('name') ?? '';
  }
  set name(name) {
    this.setAttribute('name', name);
  }

  /** The options for `type="radio"` and `"checkbox"`, or other faces for `"smiley"`. */
  get options() {
    return this.#set.options;
  }
  set options(options) {
    this.#change({ options });
  }

  /** The questions of the follow-up. Without questions there is no follow-up. */
  get followup() {
    return this.#set.followup;
  }
  set followup(followup) {
    this.#change({ followup });
  }

  /** Asks for contact details, with a phone number if requested. Overrides the attribute. */
  get contact() {
    return this.#set.contact;
  }
  set contact(contact) {
    this.#change({ contact });
  }

  /** Texts that replace those of the language. They override the attributes. */
  get texts() {
    return this.#set.texts;
  }
  set texts(texts) {
    this.#change({ texts });
  }

  /** Edits every free text before an event contains it. */
  get redact() {
    return this.#set.redact;
  }
  set redact(redact) {
    this.#change({ redact });
  }

  /** Decides whether and when to ask. Set it before the element is connected. */
  get policy() {
    return this.#set.policy;
  }
  set policy(policy) {
    this.#change({ policy });
  }

  /** Called by the browser when the element is connected. */
  connectedCallback() {
    // A property that was set before the element was defined hides the accessor until it is set again.
    for (const name of properties) {
      if (!Object.hasOwn(this, name)) continue;
      const early = this[name];
      delete this[name];
      Object.assign(this, { [name]: early });
    }
    if (!this.#root) {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sharedSheet()];
      this.#root = createRoot(shadow);
      this.#internals?.states?.clear();
    }
    this.#draw();
  }

  /** Called by the browser when the element is removed. Sends an unsent choice. */
  disconnectedCallback() {
    // An element that is only moved is connected again before this runs, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      const root = this.#root;
      // Before the last submission: properties that its listener sets must not render the widget again.
      this.#root = undefined;
      root?.unmount();
    });
  }

  /** Called by the browser when an attribute changes. */
  attributeChangedCallback() {
    this.#draw();
    this.#setFormValue();
  }

  /** Called by the browser when the form is reset. Clears choice and text. */
  formResetCallback() {
    this.#actions.current?.cancel();
  }

  #change(change: TilbakemeldingProperties) {
    // A script may pass null for a missing value, as with other DOM properties.
    for (const [name, value] of Object.entries(change))
      Object.assign(this.#set, { [name]: value ?? undefined });
    this.#draw();
  }

  #setFormValue() {
    this.#internals?.setFormValue?.(formValueOf(this.#answer, this.name));
  }

  #show = ({ phase, delivery, value }: FeedbackState<AnswerValue>) => {
    const states = this.#internals?.states;
    states?.clear();
    if (phase !== 'question') states?.add(phase);
    if (delivery) states?.add(delivery);
    this.#answer = value;
    this.#setFormValue();
  };

  #submit(
    name: keyof TilbakemeldingEventMap,
    detail: unknown,
    { submissionId, answerId }: SubmissionDetails,
  ) {
    const deliveries: PromiseLike<unknown>[] = [];
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    const extras: Pick<SubmissionEvent, 'submissionId' | 'answerId' | 'waitUntil'> = {
      submissionId,
      answerId,
      waitUntil: (delivery) => void deliveries.push(delivery),
    };
    this.dispatchEvent(Object.assign(event, extras));
    return deliveries.length > 0 ? Promise.all(deliveries) : undefined;
  }

  #draw() {
    if (!this.#root) return;
    const {
      followup,
      options,
      texts,
      redact,
      policy,
      contact = this.getAttribute('contact') as '' | 'phone' | null,
    } = this.#set;
    const read = (name: string) => this.getAttribute(name) ?? undefined;
    const numbered = (name: string) => Number(read(name)) || undefined;

    this.#root.render(
      <ElementWidget
        type={read('type') as ElementType | undefined}
        label={read('label')}
        options={options}
        language={languages.get(read('language'))}
        texts={mergeTexts<Partial<FeedbackTexts>>(
          { adviser: read('adviser'), sender: read('sender') },
          texts,
        )}
        maxLength={numbered('max-length')}
        textLimit={numbered('text-limit')}
        headingLevel={numbered('heading-level') as 2 | undefined}
        submitOnLeave={read('submit-on-leave') !== 'false'}
        redact={redact}
        policy={policy}
        actionsRef={this.#actions}
        onStateChange={this.#show}
        onChoose={(detail) =>
          this.dispatchEvent(
            new CustomEvent('feedback-choose', { detail, bubbles: true, composed: true }),
          )
        }
        onSubmit={(submission) => this.#submit('feedback-submit', submission, submission)}
        followup={
          followup && {
            questions: followup,
            onSubmit: (answers, details) => this.#submit('feedback-followup', answers, details),
          }
        }
        contactQuestion={
          contact === null || contact === false
            ? undefined
            : {
                withPhone: contact === 'phone' || (contact as { withPhone?: boolean }).withPhone,
                onSubmit: (details) => this.#submit('feedback-contact', details, details),
              }
        }
      />,
    );
  }
}
