import {
  assignProperties,
  BrowserElement,
  dispatchFrom,
  setEarlyProperties,
  whenRemoved,
} from '@forsikring/foundation/element/pageElement';
import { watchLang } from '@forsikring/foundation/page/pageLanguage';
import { createRoot, type Root } from 'react-dom/client';
import type { FeedbackHandle } from '../feedback-root/useFeedback';
import type { AnswerValue } from '../flow/feedbackQuestion';
import type { FeedbackState } from '../flow/feedbackState';
import { createSeenWatch } from './createSeenWatch';
import { createShell, openShadow } from './createShell';
import { ElementWidget } from './ElementWidget';
import { observedAttributes, type TilbakemeldingProperties } from './elementProps';
import { adoptStyles } from './elementStyles';
import { formValueOf } from './formValueOf';
import { hearing } from './hearing';
import { stopTyping, typingEvents } from './stopTyping';
import { widgetProps } from './widgetProps';

const Base = hearing(BrowserElement);

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
  static observedAttributes: string[] = observedAttributes;

  #set: TilbakemeldingProperties = {};
  #root: Root | undefined;
  #actions: { current: FeedbackHandle<AnswerValue> | null } = { current: null };
  #answer: AnswerValue | undefined;
  // Some test environments without a browser do not have `attachInternals`.
  #internals: ElementInternals | undefined = this.attachInternals?.();
  /** Contains the widget, so that its `disabled` disables everything inside. */
  #shell: HTMLFieldSetElement | undefined;
  #disabled = false;
  #stopWatching: (() => void) | undefined;
  /** Receives the root of the widget, which a policy may show later. */
  #watchRoot: ((root: Element | null) => void) | undefined;

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
    setEarlyProperties(this);
    this.#stopWatching?.();
    this.#stopWatching = watchLang(this, () => this.#draw());
    const shadow = openShadow(this);
    adoptStyles(shadow);
    if (!this.#root) {
      this.#shell = createShell(this.ownerDocument);
      this.#shell.setAttribute('role', 'none');
      this.#shell.disabled = this.#disabled;
      shadow.replaceChildren(this.#shell);
      this.#root = createRoot(this.#shell);
      this.#watchRoot = createSeenWatch(() => dispatchFrom(this, 'feedback-show', null));
      this.#internals?.states?.clear();
    }
    this.#draw();
  }

  /** Called by the browser when the element is removed. Sends an unsent choice. */
  disconnectedCallback() {
    whenRemoved(this, () => {
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
    assignProperties(this.#set, change);
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
    // Later phases keep the value of the form, which the form may have cleared.
    if (phase === 'question' || phase === 'chosen') this.#answer = value;
    this.#setFormValue();
    // Final: no phase follows.
    if (phase === 'thanks' || phase === 'cancelled') dispatchFrom(this, 'feedback-close', phase);
  };

  #draw() {
    this.#root?.render(
      <ElementWidget
        {...widgetProps(this, this.#set)}
        rootRef={this.#watchRoot}
        actionsRef={this.#actions}
        onStateChange={this.#show}
        onChoose={(value) => dispatchFrom(this, 'feedback-choose', value)}
      />,
    );
  }
}
