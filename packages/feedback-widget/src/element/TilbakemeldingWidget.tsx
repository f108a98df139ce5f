import { mergeTexts } from '@forsikring/foundation/texts/mergeTexts';
import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackHandle } from '../feedback-root/useFeedback';
import type { AnswerValue } from '../flow/feedbackQuestion';
import type { FeedbackState } from '../flow/feedbackState';
import { logMisuse } from '../flow/logMisuse';
import { sendOnLeave } from '../send-on-leave/sendOnLeave';
import type { FeedbackTexts } from '../texts/feedback.texts';
import { dispatchSubmission } from './dispatchSubmission';
import { ElementWidget, elementTypes } from './ElementWidget';
import type { TilbakemeldingEventMap } from './elementEvents';
import type { TilbakemeldingProperties } from './elementProps';
import { sheetOf } from './elementStyles';
import { formValueOf } from './formValueOf';
import { hearing } from './hearing';
import { langAround, languageOf, watchLang } from './pageLanguage';
import { readOptions } from './readOptions';
import { stopTyping, typingEvents } from './stopTyping';
import { whenSeen } from './whenSeen';

const levels = ['1', '2', '3', '4', '5', '6'];
const credentialModes = ['same-origin', 'include', 'omit'] as const;

/** How often the element sends a submission again to its endpoint, while the visitor sees that it is sending. */
const RETRIES = 3;

// Chrome does not give the contents of a moved shadow root the registry of the new document, which then refuses what
// Preact adds to them. Preact creates each element with the registry of its parent.
const NO_REGISTRY: object = { customElementRegistry: null };

function createShell(document: Document) {
  try {
    return document.createElement('fieldset', NO_REGISTRY);
  } catch {
    // Safari 26 accepts a registry, but not null.
    return document.createElement('fieldset');
  }
}

// HTMLElement is missing on a server, where importing this must do nothing.
const Base = hearing((globalThis.HTMLElement ?? class {}) as typeof HTMLElement);

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
    'endpoint',
    'credentials',
    'submit-on-leave',
    'name',
    'disabled',
    'options',
  ];

  #set: TilbakemeldingProperties = {};
  #root: Root | undefined;
  #answer: AnswerValue | undefined;
  #actions: { current: FeedbackHandle<AnswerValue> | null } = { current: null };
  // Some test environments without a browser do not have `attachInternals`.
  #internals: ElementInternals | undefined = this.attachInternals?.();
  /** Contains the widget, so that its `disabled` disables everything inside. */
  #shell: HTMLFieldSetElement | undefined;
  #disabled = false;
  #stopWatching: (() => void) | undefined;
  #seen = false;
  #stopWaiting: (() => void) | undefined;

  constructor() {
    super();
    for (const type of typingEvents) this.addEventListener(type, stopTyping);
  }

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

  /** Whether the element's own attribute disables the widget. Reflects the attribute. */
  get disabled() {
    return this.hasAttribute('disabled');
  }
  set disabled(disabled) {
    this.toggleAttribute('disabled', !!disabled);
  }

  /** The options for `type="radio"` and `"checkbox"`, or other faces for `"smiley"`. */
  get options() {
    return this.#set.options;
  }
  set options(options) {
    this.#change({ options });
  }

  /** The address to which the element itself posts each submission. Overrides the attribute. */
  get endpoint() {
    return this.#set.endpoint;
  }
  set endpoint(endpoint) {
    this.#change({ endpoint });
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
    for (const name of Object.keys(this)) {
      if (!(name in TilbakemeldingWidget.prototype)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: value });
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open', ...NO_REGISTRY });
    const { ownerDocument } = this;
    this.#stopWatching?.();
    this.#stopWatching = watchLang(this, () => this.#draw());
    // Again in each document: the element may have been moved into a frame.
    const { defaultView } = ownerDocument;
    if (defaultView) shadow.adoptedStyleSheets = [sheetOf(ownerDocument, defaultView)];
    if (!this.#root) {
      this.#shell = createShell(ownerDocument);
      this.#shell.className = 'fbw-shell';
      this.#shell.setAttribute('role', 'none');
      this.#shell.disabled = this.#disabled;
      shadow.replaceChildren(this.#shell);
      this.#root = createRoot(this.#shell);
      this.#seen = false;
      this.#internals?.states?.clear();
    }
    this.#draw();
  }

  /** Called by the browser when the element is removed. Sends an unsent choice. */
  disconnectedCallback() {
    // An element that is only moved is connected again before this runs, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stopWatching?.();
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

  /** Called by the browser when the form is reset. Clears choice and text; after Send, the form value. */
  formResetCallback() {
    this.#actions.current?.cancel();
    this.#answer = undefined;
    this.#setFormValue();
  }

  /** Called by the browser when the element or a fieldset around it is disabled or enabled. */
  formDisabledCallback(disabled: boolean) {
    this.#disabled = disabled;
    if (this.#shell) this.#shell.disabled = disabled;
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

  #dispatch<Name extends keyof TilbakemeldingEventMap>(
    name: Name,
    detail: TilbakemeldingEventMap[Name]['detail'],
  ) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Receives the root of the widget, which a policy may show later. */
  #watchRoot = (root: Element | null) => {
    this.#stopWaiting?.();
    if (!root || this.#seen) return;
    this.#stopWaiting = whenSeen(root, () => {
      this.#seen = true;
      this.#dispatch('feedback-show', null);
    });
  };

  #show = ({ phase, delivery, value }: FeedbackState<AnswerValue>) => {
    const states = this.#internals?.states;
    states?.clear();
    if (phase !== 'question') states?.add(phase);
    if (delivery) states?.add(delivery);
    // Later phases keep the value of the form, which the form may have cleared.
    if (phase === 'question' || phase === 'chosen') this.#answer = value;
    this.#setFormValue();
    // Final: no phase follows.
    if (phase === 'thanks' || phase === 'cancelled') this.#dispatch('feedback-close', phase);
  };

  #draw() {
    if (!this.#root) return;
    const {
      followup,
      options = this.getAttribute('options') ?? undefined,
      texts,
      redact,
      policy,
      endpoint = this.getAttribute('endpoint'),
    } = this.#set;
    const read = (name: string) => this.getAttribute(name) ?? undefined;
    const oneOf = <Value extends string>(name: string, values: readonly Value[]) => {
      const value = read(name) as Value | undefined;
      if (!value || values.includes(value)) return value;
      logMisuse(`the ${name} "${value}" is unknown. Known: ${values.join(', ')}.`);
      return undefined;
    };
    const numbered = (name: string) => {
      const value = Number(read(name) || undefined);
      if (read(name) && !(value > 0))
        logMisuse(`the ${name} "${read(name)}" is no number above 0.`);
      return value > 0 ? value : undefined;
    };
    // An empty attribute asks for contact details too.
    const { contact = this.hasAttribute('contact') && (oneOf('contact', ['phone']) ?? '') } =
      this.#set;
    const type = oneOf('type', elementTypes);
    const language = read('language');
    const asked = language === undefined ? undefined : languageOf(language);
    if (language && !asked)
      logMisuse(`the language "${language}" is unknown. Languages: nb, nn, en.`);
    const send = endpoint
      ? sendOnLeave(endpoint, {
          credentials: oneOf('credentials', credentialModes) || undefined,
          retries: RETRIES,
        })
      : undefined;

    this.#root.render(
      <ElementWidget
        type={type}
        rootRef={this.#watchRoot}
        label={read('label')}
        options={readOptions(options)}
        language={asked ?? languageOf(langAround(this))}
        texts={mergeTexts<Partial<FeedbackTexts>>(
          { adviser: read('adviser'), sender: read('sender') },
          texts,
        )}
        maxLength={numbered('max-length')}
        textLimit={numbered('text-limit')}
        headingLevel={Number(oneOf('heading-level', levels) || 2) as 2}
        submitOnLeave={oneOf('submit-on-leave', ['true', 'false']) !== 'false'}
        redact={redact}
        policy={policy}
        actionsRef={this.#actions}
        onStateChange={this.#show}
        onChoose={(value) => this.#dispatch('feedback-choose', value)}
        onSubmit={(submission) =>
          dispatchSubmission(this, 'feedback-submit', submission, submission, send)
        }
        followup={
          followup && {
            questions: followup,
            onSubmit: (answers, details) =>
              dispatchSubmission(this, 'feedback-followup', answers, details, send),
          }
        }
        contactQuestion={
          contact === false
            ? undefined
            : {
                withPhone: contact === 'phone' || (contact as { withPhone?: boolean }).withPhone,
                onSubmit: (details) =>
                  dispatchSubmission(this, 'feedback-contact', details, details, send),
              }
        }
      />,
    );
  }
}
