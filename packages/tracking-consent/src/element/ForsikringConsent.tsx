import {
  assignProperties,
  BrowserElement,
  dispatchFrom,
  setEarlyProperties,
  whenRemoved,
} from '@forsikring/foundation/element/pageElement';
import { readAttribute, readLanguage } from '@forsikring/foundation/element/readSetting';
import { watchLang } from '@forsikring/foundation/page/pageLanguage';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserConsent } from '../browser/createBrowserConsent';
import type { ConsentReceipt } from '../browser/saveConsent';
import { defaultCategories, nameOf } from '../core/consentCategories';
import type { Consent } from '../core/createConsent';
import { ConsentBanner } from '../react/dialog/ConsentBanner';
import { ConsentSettings } from '../react/dialog/ConsentSettings';
import { openConsentSettings } from '../react/dialog/settingsOpen';
import { en, nb, nn } from '../texts/consent.texts';
import type { ConsentHidden, ConsentProperties } from './elementProps';
import { adoptStyles } from './elementStyles';
import { readCategories, readDays, readErase, warn } from './readSetting';
import { releaseHeld } from './releaseHeld';

const languages = { nb, nn, en };

/** Opens the settings from any element of the page with `data-consent-settings`, also in an open shadow root. */
function onPress(event: Event) {
  const isButton = (each: EventTarget) =>
    each instanceof Element && each.hasAttribute('data-consent-settings');
  if (!event.composedPath().some(isButton)) return;
  // A link stays on the page, and a button in a form does not send the form.
  event.preventDefault();
  openConsentSettings();
}

/**
 * `<forsikring-consent>`: banner and settings on any page, in a shadow root of their own. Runs the scripts and shows the frames
 * that the page holds back (`data-consent`), and opens the settings from buttons with `data-consent-settings`. The element uses a
 * constructed style sheet and no inline style, so it works with `style-src 'self'; script-src 'self'`. `ConsentAttributes` lists
 * its attributes, `ConsentEventMap` its events.
 */
export class ForsikringConsent extends BrowserElement {
  /** The attributes that the element observes. */
  static observedAttributes = [
    'cookie',
    'revision',
    'domain',
    'days',
    'categories',
    'erase',
    'language',
    'privacy-href',
  ];

  #set: ConsentProperties = {};
  #own: Consent | undefined;
  #root: Root | undefined;
  #stop = () => {};
  #stopPage = () => {};
  /** Another consent asks with another banner. */
  #count = 0;

  /** What the visitor is asked about. Overrides the attribute. */
  get categories() {
    return this.#set.categories;
  }
  set categories(categories) {
    this.#change({ categories });
  }

  /** The cookies of others by category, which are erased when the category is refused or withdrawn. Overrides the attribute. */
  get erase() {
    return this.#set.erase;
  }
  set erase(erase) {
    this.#change({ erase });
  }

  /** Texts that replace those of the language. Give them a `version`, so that receipts name what visitors read. */
  get texts() {
    return this.#set.texts;
  }
  set texts(texts) {
    this.#change({ texts });
  }

  /** The consent: a given one overrides all that describes the consent, otherwise the element creates one. */
  get consent() {
    return this.#set.consent ?? this.#own;
  }
  set consent(consent) {
    this.#change({ consent });
  }

  /** Opens the settings. */
  openSettings() {
    openConsentSettings();
  }

  /** Called by the browser when the element is connected. */
  connectedCallback() {
    setEarlyProperties(this);
    if (document.querySelectorAll(this.localName).length > 1)
      warn(`the page has more than one <${this.localName}>: each asks the visitor.`);
    this.#stopPage();
    const stopLang = watchLang(this, () => this.#draw());
    document.addEventListener('click', onPress);
    this.#stopPage = () => {
      stopLang();
      document.removeEventListener('click', onPress);
    };
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // The page too: the link to the banner is in the page.
    for (const root of [shadow, document]) adoptStyles(root);
    if (this.#root) return;
    const shell = document.createElement('div');
    shadow.replaceChildren(shell);
    this.#root = createRoot(shell);
    this.#restart();
  }

  /** Called by the browser when the element is removed. */
  disconnectedCallback() {
    whenRemoved(this, () => {
      this.#stopPage();
      this.#stop();
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  /** Called by the browser when an attribute changes. */
  attributeChangedCallback(name: string) {
    if (name === 'language' || name === 'privacy-href') this.#draw();
    else this.#restart();
  }

  #change(change: ConsentProperties) {
    assignProperties(this.#set, change);
    if ('texts' in change) this.#draw();
    else this.#restart();
  }

  /** Reads again what describes the consent, and asks by it. */
  #restart() {
    if (!this.#root) return;
    this.#stop();
    this.#count += 1;
    const read = (name: string) => readAttribute(this, name);
    const { consent: given, erase = read('erase') } = this.#set;
    const categories = readCategories(this.#set.categories ?? read('categories'));
    if (!given)
      this.#own = createBrowserConsent({
        rule: {
          kind: 'choices',
          cookie: read('cookie') ?? 'samtykke',
          revision: read('revision'),
          domain: read('domain'),
          days: readDays(read('days')),
          erase: readErase(erase, (categories ?? defaultCategories).map(nameOf)),
        },
        categories,
      });
    const consent = (given ?? this.#own) as Consent;
    let before = consent.getCategories();
    const stopHeld = releaseHeld(consent);
    const unsubscribe = consent.subscribe(() => {
      const now = consent.getCategories();
      const withdrawn = Object.keys(before).filter((name) => before[name] && !now[name]);
      before = now;
      dispatchFrom(this, 'consent-change', { categories: now, withdrawn });
    });
    this.#stop = () => {
      stopHeld();
      unsubscribe();
      this.#own?.close();
      this.#own = undefined;
    };
    this.#draw();
  }

  #draw() {
    const { consent } = this;
    if (!this.#root || !consent) return;
    const about = {
      consent,
      language: readLanguage(this, languages, warn),
      texts: this.texts,
      privacyHref: readAttribute(this, 'privacy-href'),
      onChoice: (receipt: ConsentReceipt) => dispatchFrom(this, 'consent-choice', receipt),
    };
    const onHidden = (part: ConsentHidden['part']) => () =>
      dispatchFrom(this, 'consent-hidden', { part });
    this.#root.render([
      <ConsentBanner key={`banner-${this.#count}`} {...about} onHidden={onHidden('banner')} />,
      <ConsentSettings
        key={`settings-${this.#count}`}
        {...about}
        onHidden={onHidden('settings')}
      />,
    ]);
  }
}
