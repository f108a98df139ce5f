import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackHandle } from '../feedback-root/useFeedback';
import type { SubmissionDetails } from '../flow/feedbackFlowOptions';
import type { AnswerValue } from '../flow/feedbackQuestion';
import type { FeedbackState } from '../flow/feedbackState';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';
import { mergeTexts } from '../texts/mergeTexts';
import { type ElementType, ElementWidget } from './ElementWidget';
import type { SubmissionEvent, TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProperties } from './elementProps';
import { elementStyles } from './elementStyles';
import { formValueOf } from './formValueOf';

const languages = new Map<string | undefined, FeedbackTexts>(Object.entries({ nb, nn, en }));
const properties = ['options', 'followup', 'contact', 'texts', 'redact', 'policy'] as const;

// A server has no elements; importing this there does nothing.
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
 * `<tilbakemelding-widget>`: the whole widget on any page, in a shadow root of its own. It uses a
 * constructed style sheet and no inline style, so it works under `style-src 'self'; script-src 'self'`.
 * Its attributes are those of `TilbakemeldingAttributes`, its events those of `TilbakemeldingEventMap`.
 *
 * It is associated with the form around it: the chosen answer is the form's value of the element's
 * `name`. CSS selects its state by `:state(chosen)`, `:state(sending)`, `:state(failed)`,
 * `:state(invitation)`, `:state(step)`, `:state(contact)`, `:state(cancelled)` and `:state(thanks)`.
 */
export class TilbakemeldingWidget extends Base {
  /** Makes the element part of the form around it. */
  static formAssociated = true;

  /** The attributes that are read, also when they change. */
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
  // Test environments without a browser may lack it.
  #internals: ElementInternals | undefined = this.attachInternals?.();

  /** The form that the element belongs to. */
  get form() {
    return this.#internals?.form ?? null;
  }

  /** The name of the answer in the page's own form. Reflects the attribute. */
  get name() {
    return this.getAttribute('name') ?? '';
  }
  set name(name) {
    this.setAttribute('name', name);
  }

  /** What can be answered, for `type="radio"` and `"checkbox"`, or other faces for `"smiley"`. */
  get options() {
    return this.#set.options;
  }
  set options(options) {
    this.#change({ options });
  }

  /** The questions of the follow-up. Without any there is none. */
  get followup() {
    return this.#set.followup;
  }
  set followup(followup) {
    this.#change({ followup });
  }

  /** Asks for contact details, on request with a phone number. Wins over the attribute. */
  get contact() {
    return this.#set.contact;
  }
  set contact(contact) {
    this.#change({ contact });
  }

  /** Texts that replace those of the language. They win over the attributes. */
  get texts() {
    return this.#set.texts;
  }
  set texts(texts) {
    this.#change({ texts });
  }

  /** Edits every free text before an event carries it. */
  get redact() {
    return this.#set.redact;
  }
  set redact(redact) {
    this.#change({ redact });
  }

  /** Decides whether and when to ask. Set it before the element is placed on the page. */
  get policy() {
    return this.#set.policy;
  }
  set policy(policy) {
    this.#change({ policy });
  }

  /** Called by the browser when the element is placed on a page. */
  connectedCallback() {
    // A property that was set before the definition hides the accessor of the class until it is set again.
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

  /** Called by the browser when the element is removed; an unsent answer is then sent. */
  disconnectedCallback() {
    // An element that is only moved is back before this runs, and keeps what was filled in.
    queueMicrotask(() => {
      if (this.isConnected) return;
      const root = this.#root;
      // Before the last submission: what its listener sets must not render the widget again.
      this.#root = undefined;
      root?.unmount();
    });
  }

  /** Called by the browser when an attribute changes. */
  attributeChangedCallback() {
    this.#draw();
    this.#setFormValue();
  }

  /** Called by the browser when the form is reset: clears choice and text. */
  formResetCallback() {
    this.#actions.current?.cancel();
  }

  #change(change: TilbakemeldingProperties) {
    // A script's null counts as nothing, as everywhere else in a page.
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
    { submissionId }: SubmissionDetails,
  ) {
    const deliveries: PromiseLike<unknown>[] = [];
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    const extras: Pick<SubmissionEvent, 'submissionId' | 'waitUntil'> = {
      submissionId,
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
    const language = languages.get(read('language')) ?? nb;
    const adviser = read('adviser') ?? language.adviser;
    const sender = read('sender') ?? language.sender;

    this.#root.render(
      <ElementWidget
        type={(read('type') ?? 'smiley') as ElementType}
        label={read('label')}
        options={options}
        language={language}
        texts={mergeTexts<Partial<FeedbackTexts>>({ adviser, sender }, texts)}
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
          contact === undefined || contact === null || contact === false
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
