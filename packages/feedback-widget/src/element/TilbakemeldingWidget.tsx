import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackPolicy } from '../ask-policy/createAskPolicy';
import type { ChoiceOption, FollowupQuestion } from '../flow/feedbackQuestion';
import styles from '../styles.css?inline';
import { en, type FeedbackTexts, nb, nn } from '../texts/feedback.texts';
import { mergeTexts } from '../texts/mergeTexts';
import { type ElementType, ElementWidget } from './ElementWidget';
import hostStyles from './element.css?inline';

/** The three submissions, by the name of their event. */
export interface TilbakemeldingEventMap {
  /** `detail` is a `FeedbackSubmission`. */
  'feedback-submit': SubmissionEvent;
  /** `detail` is the list of `FollowupAnswer`s. */
  'feedback-followup': SubmissionEvent;
  /** `detail` is a `ContactSubmission`. */
  'feedback-contact': SubmissionEvent;
}

/** A submission. Bubbles out of every shadow root. */
export interface SubmissionEvent extends CustomEvent {
  /** Ties the widget to the delivery: it shows that it works, and on rejection offers another try. */
  waitUntil: (delivery: PromiseLike<unknown>) => void;
}

const languages = new Map<string | undefined, FeedbackTexts>(Object.entries({ nb, nn, en }));
const properties = ['options', 'followup', 'contact', 'texts', 'redact', 'policy'] as const;

// A server has no elements; importing this there does nothing.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;
let sheet: CSSStyleSheet | undefined;

function sharedSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles + hostStyles);
  }
  return sheet;
}

interface Settings {
  options?: readonly ChoiceOption[];
  followup?: readonly FollowupQuestion[];
  contact?: boolean | { withPhone?: boolean };
  texts?: Partial<FeedbackTexts>;
  redact?: (text: string) => string;
  policy?: FeedbackPolicy;
}

/**
 * `<tilbakemelding-widget>`: the whole widget on any page, in a shadow root of its own. A constructed
 * style sheet and no inline style, so that it stands under `style-src 'self'; script-src 'self'`.
 *
 * Attributes: `type` (`smiley`, `done`, `found`, `radio`, `checkbox`, `text`), `label`, `language`
 * (`nb`, `nn`, `en`), `max-length`, `heading-level`, `adviser`, `sender`, `contact` (empty, or `phone`),
 * `submit-on-leave="false"`.
 */
export class TilbakemeldingWidget extends Base {
  /** The attributes that are read, also when they change. */
  static observedAttributes = [
    'type',
    'label',
    'language',
    'max-length',
    'heading-level',
    'adviser',
    'sender',
    'contact',
    'submit-on-leave',
  ];

  #set: Settings = {};
  #root: Root | undefined;

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

  /** Whether to ask for contact details, also for a phone number. Stands above the attribute. */
  get contact() {
    return this.#set.contact;
  }
  set contact(contact) {
    this.#change({ contact });
  }

  /** Texts that replace those of the language. Stand above the attributes. */
  get texts() {
    return this.#set.texts;
  }
  set texts(texts) {
    this.#change({ texts });
  }

  /** Goes over every free text before an event carries it. */
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
    // What was set before the definition hides the accessors of the class until it is set anew.
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
    }
    this.#draw();
  }

  /** Called by the browser when the element is taken away; an unsent answer then goes out. */
  disconnectedCallback() {
    // An element that is only moved is back before this runs, and keeps what was filled in.
    queueMicrotask(() => {
      if (this.isConnected) return;
      const root = this.#root;
      // Before the last submission: what its listener sets must not draw the widget anew.
      this.#root = undefined;
      root?.unmount();
    });
  }

  /** Called by the browser when an attribute changes. */
  attributeChangedCallback() {
    this.#draw();
  }

  #change(change: Settings) {
    // A script's null is nothing, as everywhere else in a page.
    for (const [name, value] of Object.entries(change))
      Object.assign(this.#set, { [name]: value ?? undefined });
    this.#draw();
  }

  #submit = (name: keyof TilbakemeldingEventMap, detail: unknown) => {
    const deliveries: PromiseLike<unknown>[] = [];
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    this.dispatchEvent(
      Object.assign(event, {
        waitUntil: (delivery: PromiseLike<unknown>) => void deliveries.push(delivery),
      }),
    );
    return deliveries.length > 0 ? Promise.all(deliveries) : undefined;
  };

  #draw() {
    if (!this.#root) return;
    const {
      followup,
      options,
      texts,
      redact,
      policy,
      contact = this.#contactAttribute(),
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
        headingLevel={numbered('heading-level') as 2 | undefined}
        submitOnLeave={read('submit-on-leave') !== 'false'}
        redact={redact}
        policy={policy}
        onSubmit={(submission) => this.#submit('feedback-submit', submission)}
        followup={
          followup && {
            questions: followup,
            onSubmit: (answers) => this.#submit('feedback-followup', answers),
          }
        }
        contactQuestion={
          contact
            ? {
                withPhone: contact !== true && contact.withPhone,
                onSubmit: (details) => this.#submit('feedback-contact', details),
              }
            : undefined
        }
      />,
    );
  }

  #contactAttribute() {
    const contact = this.getAttribute('contact');
    return contact !== null && { withPhone: contact === 'phone' };
  }
}
