import { button, type Query, type Tab, text } from './Tab';
import type { Journeys } from './visit';

/** Opens a story, and waits until its play function has ended. Rejects if it failed. */
async function openStory(tab: Tab, id: string, scheme = 'light') {
  await tab.open(`/storybook-static/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`);
  await tab.until(`the end of ${id}`, () =>
    tab.read(`window.__STORYBOOK_PREVIEW__?.storyRenders.some(
      (story) => story.id === '${id}' && story.phase === 'finished')`),
  );
  if (await tab.read(`document.body.matches('.sb-show-errordisplay')`))
    throw new Error(await tab.read(`document.querySelector('#error-message').innerText`));
  const problem = `window.__STORYBOOK_PREVIEW__.channel.last('playFunctionThrewException')?.[0].message`;
  if (await tab.read(problem)) throw new Error(await tab.read(problem));
}

/** Presses outside all parts. */
const pressBeside = (tab: Tab) => tab.engineTab.click(4, 4);
const isWhole = `getComputedStyle(element).opacity === '1'`;
const top = 'element.getBoundingClientRect().top';
const bottom = 'element.getBoundingClientRect().bottom';
const height = 'element.getBoundingClientRect().height';

/** As in Safari before 26 and Firefox before 147. */
const withoutAnchors = (file: string) =>
  file
    .replace(/(["'`])anchorName\1 ?in /g, '"noAnchorName" in ')
    .replaceAll(/@supports \(anchor-name: ?--a\)/g, '@supports (display: none-such)');

/** Moves the trigger of an open popover, which stays 8 px below the trigger. */
async function scrollWithPopover(tab: Tab) {
  const popover: Query = { role: 'dialog', name: 'Filtrer tilbudene' };
  await openStory(tab, 'ui-kit-popover--default');
  await tab.read(`void (document.body.style.paddingBlock = '200px 2000px')`);
  await tab.click(button('Filtrer'));
  await tab.has(popover, isWhole);
  for (const change of [
    'void 0',
    'void scrollBy(0, 60)',
    `document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'Nytt' }))`,
  ]) {
    await tab.read(change);
    await tab.until('8 px between the trigger and the popover', async () => {
      const [end, start] = [await tab.of(button('Filtrer'), bottom), await tab.of(popover, top)];
      return Math.round(start - end) === 8;
    });
  }
}

export const parts: Journeys = {
  async 'dialog: focus, fade, press beside it'({ tab }) {
    const dialog: Query = { role: 'dialog', name: 'Vil du betale hver måned?' };
    await openStory(tab, 'ui-kit-dialog--default');
    await tab.click(button('Betal hver måned'));
    await tab.has(dialog, isWhole);
    for (let stop = 0; stop < 8; stop += 1) {
      // After the last element the browser's own controls may have the focus.
      await tab.has(
        dialog,
        'element.contains(document.activeElement) || document.activeElement === document.body',
      );
      await tab.press('Tab');
    }
    await pressBeside(tab);
    await tab.see(dialog);
    await tab.press('Escape');
    await tab.miss(dialog);
    await tab.focused(button('Betal hver måned'));
  },

  async 'popover: focus, press beside it, place'({ tab }) {
    const popover: Query = { role: 'dialog', name: 'Filtrer tilbudene' };
    const trigger = button('Filtrer');
    await openStory(tab, 'ui-kit-popover--default');
    await tab.miss(popover);
    await tab.click(trigger);
    await tab.has(popover, isWhole);
    await tab.focused(popover);
    await tab.has(popover, `${top} >= ${await tab.of(trigger, bottom)}`);
    await pressBeside(tab);
    await tab.miss(popover);
    // No room below: above.
    await tab.resize(1280, 430);
    await tab.click(trigger);
    await tab.has(popover, `${top} >= 0 && ${bottom} <= innerHeight`);
    await tab.press('Escape');
    await tab.miss(popover);
    await tab.focused(trigger);
  },

  'popover: follows its trigger': ({ tab }) => scrollWithPopover(tab),

  // In a session of its own, because WebKit keeps the scripts of a page.
  async 'popover: follows its trigger without anchors'({ tab, host }) {
    host.rewrite = withoutAnchors;
    await scrollWithPopover(tab);
  },

  async 'Escape and a press in a frame close the topmost'({ tab }) {
    const popover: Query = { role: 'dialog', name: 'Filtrer tilbudene' };
    await openStory(tab, 'ui-kit-popover--default');
    await tab.click(button('Filtrer'));
    await tab.has(popover, isWhole);
    await tab.of(
      popover,
      `void element.appendChild(
        Object.assign(document.createElement('dialog'), { textContent: 'Modal' }),
      ).showModal()`,
    );
    await tab.see(text('Modal'));
    await tab.press('Escape');
    await tab.miss(text('Modal'));
    await tab.see(popover);
    await tab.press('Escape');
    await tab.miss(popover);
    await tab.read(`document.body.append(Object.assign(document.createElement('iframe'), {
      srcdoc: '<button>I rammen</button>', style: 'position: fixed; inset: auto 0 0 auto',
    }))`);
    const clickInFrame = await tab.clickerInFrame(button('I rammen'));
    await tab.click(button('Filtrer'));
    await tab.focused(popover);
    await clickInFrame();
    await tab.miss(popover);
  },

  async 'accordion: Tab does not lead into a panel that closes'({ tab }) {
    await openStory(tab, 'ui-kit-accordion--default');
    await tab.read(
      `void document.querySelector('summary + *').append(document.createElement('button'))`,
    );
    await tab.read(`void document.querySelector('summary').focus()`);
    await tab.press('Enter', 'Enter', 'Tab');
    await tab.until('the focus on the next heading', () =>
      tab.read(`document.activeElement === document.querySelectorAll('summary')[1]`),
    );
  },

  async 'tooltip: hover, focus, place'({ tab }) {
    const tip = { role: 'tooltip' };
    await openStory(tab, 'ui-kit-tooltip--default');
    await tab.hover(button('Vilkår'));
    await tab.has(tip, isWhole);
    await tab.has(tip, `${bottom} <= ${await tab.of(button('Vilkår'), top)}`);
    await tab.move(4, 4);
    await tab.miss(tip);
    await tab.reach(button('Vilkår'));
    await tab.has(tip, isWhole);
    await tab.press('Escape');
    await tab.miss(tip);
  },

  async 'hidden until found, where the engine has it'({ tab }) {
    await openStory(tab, 'ui-kit-tabs--default');
    const found = text('Vi lagrer det vi trenger');
    await tab.attached(found);
    await tab.miss(found);
    if (!(await tab.read(`'onbeforematch' in document.body`))) return;
    // A link to hidden text shows it as the browser's search does.
    await tab.of(found, `(element.id = 'funnet', location.hash = 'funnet')`, 'all');
    await tab.see(found);
    await tab.has({ role: 'tab', name: 'Personvern' }, `element.ariaSelected === 'true'`);
  },

  async 'text area: grows with its text'({ tab }) {
    const field = { role: 'textbox' };
    await openStory(tab, 'ui-kit-textarea--description');
    await tab.see(field);
    const before = await tab.of(field, height);
    await tab.click(field);
    for (const key of 'abcdefgh') await tab.press(key, 'Enter');
    await tab.has(field, `${height} > ${before * 2}`);
    await tab.has(field, 'element.scrollHeight <= element.clientHeight + 1');
    await tab.press('Control+a', 'Backspace');
    await tab.has(field, `${height} === ${before}`);
  },

  async 'light-dark(): light and dark colours'({ tab }) {
    const colours: string[] = [];
    for (const scheme of ['light', 'dark']) {
      await openStory(tab, 'ui-kit-message--default', scheme);
      colours.push(await tab.of({ text: /./ }, 'getComputedStyle(element).color'));
    }
    if (colours[0] === colours[1]) throw new Error(`Texts have ${colours[0]} in both modes.`);
  },

  async '@starting-style: message and toast fade to the end'({ tab }) {
    await openStory(tab, 'ui-kit-toast--default');
    await tab.click(button('Lagre endringer'));
    const toast: Query = { role: 'group', name: /E-postadressen er lagret/ };
    await tab.has(toast, `${isWhole} && getComputedStyle(element).translate.match(/none|^0px/)`);
    await tab.click({ ...button('Lukk varsel'), in: toast });
    // The toast of the story's own play may come under the pointer, and then stays.
    await tab.move(4, 4);
    await tab.miss(toast);
    await openStory(tab, 'ui-kit-message--default');
    await tab.until('messages without opacity', () =>
      tab.read(`[...document.querySelectorAll('.ui-message')].every((element) => ${isWhole})`),
    );
  },
};

export const partsInForcedColours: Journeys = {
  async 'forced colours: borders that are clear otherwise'({ tab }) {
    await openStory(tab, 'ui-kit-tooltip--default');
    await tab.until('forced colours', () =>
      tab.read(`matchMedia('(forced-colors: active)').matches`),
    );
    await tab.reach(button('Vilkår'));
    await tab.has(
      { role: 'tooltip' },
      `getComputedStyle(element).borderTopColor !== 'rgba(0, 0, 0, 0)'`,
    );
    await openStory(tab, 'ui-kit-textfield--with-error');
    await tab.has({ role: 'textbox' }, `getComputedStyle(element).borderTopWidth === '2px'`);
  },
};
