import { defaultCategories, nameOf } from '../core/consentCategories';
import type { Consent } from '../core/createConsent';
import { warn } from './readSetting';

const SCRIPTS = 'script[type="text/plain"][data-consent]';
const FRAMES = '[data-consent][data-src]:not(script)';
/** Scripts and frames that the browser has run or loaded before any choice, because the page does not hold them back. */
const FORGOTTEN =
  '[data-consent]:is(script:not([type="text/plain"]), [src]:not(script, [data-src]))';
/** What holds a script back, and what the new script must not have. */
const HELD = /^(type|src|nonce|data-type|data-src)$/;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createScript' | 'createScriptURL', (text: string) => string>,
  ) => Record<'createScript' | 'createScriptURL', (text: string) => string>;
}

/** The scripts that run because their category was granted. */
const released = new WeakSet<Element>();

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** For pages with `require-trusted-types-for 'script'`. The texts are those of the page's own markup. */
const trusted = () => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('forsikring-consent', {
    createScript: (code) => code,
    createScriptURL: (address) => address,
  });
  return policy;
};

/**
 * Runs the scripts and shows the frames that the page holds back in its markup, when the category in their `data-consent` is
 * granted, also those that are added later. Scripts run once, in the order of the page. Frames are emptied at a withdrawal.
 * @returns a function that stops
 */
export function releaseHeld({
  categories = defaultCategories,
  getCategories,
  subscribe,
}: Pick<Consent, 'categories' | 'getCategories' | 'subscribe'>): () => void {
  const names = ['functional', ...categories.map(nameOf)];
  let stopped = false;
  const queued = new WeakSet<Element>();
  let earlier: Promise<unknown> = Promise.resolve();

  function isGranted(held: HTMLElement): boolean {
    const { consent = '' } = held.dataset;
    if (!names.includes(consent))
      warn(
        `data-consent="${consent}" is no category, so the element stays held back. Categories: ${names.join(', ')}.`,
      );
    return !stopped && getCategories()[consent] === true;
  }

  function runQueued(script: HTMLScriptElement) {
    queued.delete(script);
    // The visitor may have changed the choice while earlier scripts loaded.
    return isGranted(script) ? run(script) : undefined;
  }

  /** Logs each script and frame that the page loads without a choice, and holds back the frames. */
  function findForgotten() {
    for (const open of document.querySelectorAll<HTMLElement>(FORGOTTEN)) {
      if (released.has(open)) continue;
      const { localName, dataset } = open;
      const src = open.getAttribute('src') ?? '';
      warn(
        localName === 'script'
          ? `<script data-consent="${dataset.consent}" src="${src}"> has run without a choice: write type="text/plain".`
          : `<${localName} data-consent="${dataset.consent}" src="${src}"> was loaded without a choice: write data-src in place of src.`,
      );
      if (localName !== 'script') dataset.src = src;
    }
  }

  function release(): void {
    findForgotten();
    // Asks again: a script before this one may take its time, and the visitor may change the choice meanwhile.
    for (const script of document.querySelectorAll<HTMLScriptElement>(SCRIPTS)) {
      if (queued.has(script) || !isGranted(script)) continue;
      queued.add(script);
      // A script that fails keeps no other from running.
      earlier = earlier.then(() => runQueued(script)).catch(reportError);
    }
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
      const { src = '' } = frame.dataset;
      const shown = frame.hasAttribute('src');
      if (isGranted(frame)) {
        if (!shown) frame.setAttribute('src', src);
      } else if (shown) {
        frame.removeAttribute('src');
        // Without an entry in the history.
        frame.contentWindow?.location.replace('about:blank');
      }
    }
  }

  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) release();
  });
  const start = () => {
    if (stopped) return;
    release();
    observer.observe(document, { childList: true, subtree: true });
  };
  // The parser may not have read the whole text of a script yet.
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
  const unsubscribe = subscribe(release);
  return () => {
    stopped = true;
    observer.disconnect();
    unsubscribe();
  };
}

/** Replaces a held script by one that runs. Resolves when the next script may run. */
function run(held: HTMLScriptElement): Promise<unknown> | undefined {
  // Removed, or run by another element.
  if (!held.isConnected || !held.matches(SCRIPTS)) return undefined;
  const script = document.createElement('script');
  released.add(script);
  for (const { name, value } of held.attributes)
    if (!HELD.test(name)) script.setAttribute(name, value);
  const { type, src = held.getAttribute('src') } = held.dataset;
  if (type) script.type = type;
  // Browsers hide the attribute.
  script.nonce = held.nonce ?? '';
  script.async = held.hasAttribute('async');
  const code = held.textContent ?? '';
  script.text = trusted()?.createScript(code) ?? code;
  if (!src) {
    held.replaceWith(script);
    return undefined;
  }
  script.src = trusted()?.createScriptURL(src) ?? src;
  const loaded = new Promise((resolve) => {
    script.onload = script.onerror = resolve;
  });
  held.replaceWith(script);
  return script.async ? undefined : loaded;
}
