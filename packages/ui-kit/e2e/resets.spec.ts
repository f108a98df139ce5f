import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { bundle, kitStyle, servePage } from './bundle';
import { MATRIX } from './matrixTag';

const { resolve } = createRequire(import.meta.url);

/** A reset as a page receives it: Tailwind's build replaces `theme(key, default)`, here by the default. */
const read = (file: string) =>
  readFileSync(resolve(file), 'utf8').replace(/(?:--)?theme\(\s*[^,()]+,\s*([^()]*)\)/g, '$1');

const resets = {
  'the preflight of Tailwind 3': read('tailwindcss3/src/css/preflight.css'),
  'the preflight of Tailwind 4': read('tailwindcss4/preflight.css'),
  'Bootstrap 5': read('bootstrap/dist/css/bootstrap.css'),
};
const kitWithoutBase = bundle('@import "../src/styles.css";', 'css');
const consent = bundle('@import "../../tracking-consent/src/styles.css";', 'css');

const script = bundle(
  `import { createRoot } from 'react-dom/client';
   import { createBrowserConsent } from '../../tracking-consent/src/index';
   import { ConsentBanner, ConsentSettings, openConsentSettings } from '../../tracking-consent/src/dialog';
   import { fremtindConsentRule } from '../../tracking-consent/src/presets';
   import { Dialog, Button } from '../src';
   import { everyStory } from '../src/internals/stories/everyStory';
   const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
   openConsentSettings();
   createRoot(document.body.appendChild(document.createElement('div'))).render(
     <>
       {everyStory.filter(([name]) => name.endsWith('/Default')).map(([name, story]) =>
         <div key={name} className="kit">{story}</div>)}
       <div className="kit">
         <Dialog open onOpenChange={() => {}} title="Vil du slette tilbudet?" actions={<Button>Slett</Button>}>
           <p>Du kan be om et nytt tilbud senere.</p>
         </Dialog>
       </div>
       <ConsentBanner consent={consent} />
       <ConsentSettings consent={consent} />
     </>,
   );`,
  'tsx',
);

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });

/**
 * The elements of the kit, without those that the kit leaves plain (a trigger without `render`, the heading around a
 * card's link) and those that are hidden until found, which Bootstrap hides altogether.
 */
const kitParts =
  '.kit :is([class*="ui-"], [class*="ui-"] > svg):not(.ui-dialog-trigger, .ui-popover-trigger, :is(button, h3):not([class]) *, [hidden], [hidden] *)';
const consentParts = '.tc-part, .tc-part [class^="tc-"]';

/** The visible properties of an element. Others, such as the style of a border without width, make no difference. */
const seen = [
  ...['color', 'background-color', 'background-image', 'opacity', 'cursor', 'display', 'position'],
  ...['width', 'height', 'margin', 'padding', 'border-width', 'border-radius', 'gap', 'rotate'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform'],
  ...['text-align', 'text-decoration-line', 'text-underline-offset', 'vertical-align'],
  ...['list-style-type', 'resize', 'box-shadow', 'x', 'y'],
];

/** The visible properties of the elements, by the element and its place, on a page with this style. */
async function readStyles(page: Page, css: string, selector: string) {
  await page.unrouteAll();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await servePage(page, '/page', script, async () => css);
  await page.locator('.tc-banner').waitFor();
  return page.evaluate(
    ([elements, properties]) => {
      const styles: Record<string, string> = {};
      for (const [at, element] of document.querySelectorAll(elements).entries())
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          // A reset cannot change the look of an element that is not drawn.
          if (pseudo && ['none', 'normal'].includes(style.content)) continue;
          const name = `${at} ${element.tagName} ${element.getAttribute('class')}${pseudo}`;
          for (const property of properties) {
            // The height of a card is that of the plain paragraph in it.
            if (/^(width|height)$/.test(property) && element.childElementCount > 0) continue;
            styles[`${name} ${property}`] = style.getPropertyValue(property);
          }
        }
      return styles;
    },
    [selector, seen] as const,
  );
}

/** The differences between two readings. */
function differences(before: Record<string, string>, after: Record<string, string>) {
  expect(Object.keys(before).length).toBeGreaterThan(200);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} -> ${after[key]}`);
}

test('a reset outside a layer changes the look of the kit', async ({ page }) => {
  const reset = resets['the preflight of Tailwind 3'];
  const css = await kitStyle();
  const alone = await readStyles(page, css, kitParts);
  expect(differences(alone, await readStyles(page, `${css} ${reset}`, kitParts))).not.toEqual([]);
});

test('every part has its measures without base.css', async ({ page }) => {
  // What a part inherits from the page.
  const inherited =
    'body { margin: 0; font: var(--ui-font-size-body) var(--ui-font-family); line-height: var(--ui-line-height); overflow-wrap: break-word; color: var(--ui-color-text) } ';
  const alone = await readStyles(page, await kitStyle(), kitParts);
  const without = await readStyles(page, `${inherited} ${await kitWithoutBase()}`, kitParts);
  expect(differences(alone, without)).toEqual([]);
  const boxes = page.locator(kitParts);
  const others = (all: Element[]) =>
    all.filter((each) => getComputedStyle(each).boxSizing !== 'border-box');
  expect(await boxes.evaluateAll(others)).toEqual([]);
});

for (const [name, reset] of Object.entries(resets)) {
  const tags = { tag: name === 'Bootstrap 5' ? [] : MATRIX };
  test(
    `the kit looks the same with ${name} in its layer for resets, before or after it`,
    tags,
    async ({ page }) => {
      const layered = `@layer ui.reset { ${reset} }`;
      const css = await kitStyle();
      const alone = await readStyles(page, css, kitParts);
      const before = await readStyles(page, `${layered} ${css}`, kitParts);
      expect(differences(alone, before)).toEqual([]);
      const after = await readStyles(page, `${css} ${layered}`, kitParts);
      expect(differences(alone, after)).toEqual([]);
    },
  );

  test(
    `the consent banner looks the same with ${name} before or after it`,
    tags,
    async ({ page }) => {
      const css = await consent();
      const base = `body { margin: 0; font: 16px/1.5 sans-serif }`;
      const alone = await readStyles(page, `${css} ${base}`, consentParts);
      const before = await readStyles(page, `${reset} ${css} ${base}`, consentParts);
      expect(differences(alone, before)).toEqual([]);
      const after = await readStyles(page, `${css} ${reset} ${base}`, consentParts);
      expect(differences(alone, after)).toEqual([]);
    },
  );
}
