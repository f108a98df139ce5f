import { readFileSync } from 'node:fs';
import type { Journey } from './journeys';
import { button, type Query, type Tab, text } from './Tab';

/** The ids of the kit's stories with a play function. */
function storiesWithPlay(): string[] {
  const index = new URL('../../storybook-static/index.json', import.meta.url);
  const entries: Record<string, { type: string; tags?: string[] }> = JSON.parse(
    readFileSync(index, 'utf8'),
  ).entries;
  return Object.entries(entries)
    .filter(
      ([id, { type, tags }]) =>
        /^ui-kit-/.test(id) && type === 'story' && tags?.includes('play-fn'),
    )
    .map(([id]) => id);
}

/** Opens a story, and waits until its play function has ended. Rejects if it failed. */
async function openStory(tab: Tab, id: string, globals = 'scheme:light') {
  await tab.open(`/storybook/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  const phase = () => tab.read(`window.__STORYBOOK_PREVIEW__?.storyRenders[0]?.phase`);
  await tab.until(`the end of ${id}`, async () => /ed$/.test(await phase()));
  if (/errored|aborted/.test(await phase()))
    throw new Error(await tab.read(`document.querySelector('#error-message').innerText`));
}

/** Presses beside everything. */
const pressBeside = (tab: Tab) => tab.engineTab.click(4, 4);
const isWhole = `getComputedStyle(element).opacity === '1'`;
const top = 'element.getBoundingClientRect().top';
const bottom = 'element.getBoundingClientRect().bottom';

export const parts: readonly Journey[] = [
  {
    title: 'parts: plays of all stories',
    async run({ tab }) {
      const problems: string[] = [];
      for (const id of storiesWithPlay())
        await openStory(tab, id).catch(({ message }) => problems.push(`${id}: ${message}`));
      if (problems.length > 0) throw new Error(problems.join('\n  '));
    },
  },
  {
    title: 'dialog: focus, fade, press beside it',
    async run({ tab }) {
      const dialog: Query = { role: 'dialog', name: 'Vil du slette tilbudet?' };
      await openStory(tab, 'ui-kit-dialog--default');
      await tab.click(button('Slett tilbud'));
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
      await tab.focused(button('Slett tilbud'));
    },
  },
  {
    title: 'popover: focus, press beside it, place',
    async run({ tab }) {
      const popover: Query = { role: 'dialog', name: 'Filtrer tilbudene' };
      const trigger = button('Filtrer');
      await openStory(tab, 'ui-kit-popover--default');
      await tab.miss(popover);
      await tab.click(trigger);
      await tab.has(popover, isWhole);
      await tab.focused(popover);
      const under = await tab.of(trigger, bottom);
      await tab.has(popover, `${top} >= ${under}`);
      await pressBeside(tab);
      await tab.miss(popover);
      // No room below: above.
      await tab.engineTab.resize(1280, 430);
      await tab.click(trigger);
      await tab.has(popover, `${top} >= 0 && ${bottom} <= innerHeight`);
      await tab.press('Escape');
      await tab.miss(popover);
      await tab.focused(trigger);
    },
  },
  {
    title: 'tooltip: hover, focus, place at the edge',
    async run({ tab }) {
      const tip = { role: 'tooltip' };
      await openStory(tab, 'ui-kit-tooltip--default');
      await tab.hover(button('Vilkår'));
      await tab.has(tip, isWhole);
      await tab.has(tip, `${bottom} <= ${await tab.of(button('Vilkår'), top)}`);
      await tab.engineTab.move(4, 4);
      await tab.miss(tip);
      await tab.reach(button('Vilkår'));
      await tab.has(tip, isWhole);
      await tab.press('Escape');
      await tab.miss(tip);
      // No room above: below.
      await openStory(tab, 'ui-kit-tooltip--at-the-edge');
      await tab.press('Escape');
      await tab.miss(tip);
      await tab.hover({ role: 'button' });
      await tab.has(tip, `${top} >= ${await tab.of({ role: 'button' }, bottom)}`);
    },
  },
  {
    title: 'help text: press, hover, Escape',
    async run({ tab }) {
      const help = text(/kan variere/);
      for (const width of [390, 1280]) {
        await tab.engineTab.resize(width, 800);
        await openStory(tab, 'ui-kit-helptooltip--default');
        await tab.click(button('Vis hjelpetekst'));
        await tab.has(help, isWhole);
        await tab.has(help, 'element.getBoundingClientRect().right <= innerWidth');
        await tab.press('Escape');
        await tab.miss(help);
      }
    },
  },
  {
    title: 'hidden until found, where the engine has it',
    async run({ tab }) {
      await openStory(tab, 'ui-kit-tabs--default');
      const found = text('Vi lagrer det vi trenger');
      await tab.attached(found);
      await tab.miss(found);
      if (!(await tab.read(`'onbeforematch' in document.body`))) return;
      // A link to hidden text shows it as the browser's search does.
      await tab.read(
        `void (engines.all({ text: 'Vi lagrer' })[0].id = 'funnet', location.hash = 'funnet')`,
      );
      await tab.see(found);
      await tab.has({ role: 'tab', name: 'Personvern' }, `element.ariaSelected === 'true'`);
    },
  },
  {
    title: 'text area: grows with its text',
    async run({ tab }) {
      const height = 'element.getBoundingClientRect().height';
      await openStory(tab, 'ui-kit-textarea--description');
      const field = { role: 'textbox' };
      await tab.see(field);
      const before = await tab.of(field, height);
      await tab.click(field);
      for (const key of 'abcdefgh') await tab.press(key, 'Enter');
      await tab.has(field, `${height} > ${before * 2}`);
      await tab.has(field, 'element.scrollHeight <= element.clientHeight + 1');
      await tab.press('Control+a', 'Backspace');
      await tab.has(field, `${height} === ${before}`);
    },
  },
  {
    title: 'light-dark(): light and dark colours',
    async run({ tab }) {
      const colours: string[] = [];
      for (const scheme of ['light', 'dark']) {
        await openStory(tab, 'ui-kit-message--default', `scheme:${scheme}`);
        colours.push(
          await tab.read(`['ui-color-surface', 'ui-color-text'].map((name) => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = 'var(--' + name + ')';
            return getComputedStyle(probe).color;
          }).join(' on ')`),
        );
      }
      const [light = '', dark = ''] = colours;
      if (light === dark) throw new Error(`Both modes have ${light}.`);
    },
  },
  {
    title: '@starting-style: message and toast fade to the end',
    async run({ tab }) {
      await openStory(tab, 'ui-kit-toast--default');
      await tab.click(button('Lagre endringer'));
      const toast: Query = { role: 'group', name: /E-postadressen er lagret/ };
      const hasEnded = `${isWhole} && getComputedStyle(element).translate.match(/none|^0px/)`;
      await tab.has(toast, hasEnded);
      await tab.click({ ...button('Lukk varsel'), in: toast });
      await tab.miss(toast);
      await openStory(tab, 'ui-kit-message--default');
      await tab.until('messages without opacity', () =>
        tab.read(`[...document.querySelectorAll('.ui-message')].every((element) => ${isWhole})`),
      );
    },
  },
  {
    title: 'forced colours: borders that are clear otherwise',
    wanted: 'forced colours',
    async run({ tab }) {
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
  },
];
