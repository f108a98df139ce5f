import { expect, test } from '@playwright/test';
import { bundle, servePage } from './bundle';
import { MATRIX } from './matrixTag';

/** One part on each page. `move` of the window moves its trigger to a place in the window, in percent. */
const script = bundle(
  `import { createRoot } from 'react-dom/client';
   import { createToastQueue, HelpTooltip, NavItem, NavMenu, NotificationHistory, PopoverPopup, PopoverRoot,
     PopoverTrigger, Tooltip } from '../src';

   const text = 'Månedsprisen kan variere på fakturaen. Totalt per år: 12 000 kr';
   const queue = createToastQueue();
   queue.add({ content: text });
   const Popover = (props) => (
     <PopoverRoot {...props}>
       <PopoverTrigger>Filtrer</PopoverTrigger>
       <PopoverPopup aria-label="Filter"><p>{text}</p><input aria-label="Beløp" /></PopoverPopup>
     </PopoverRoot>
   );
   const parts = {
     tooltip: <Tooltip content={text}><button>Vilkår</button></Tooltip>,
     tooltipAligned: <Tooltip content={text} align="end"><button>Vilkår</button></Tooltip>,
     tooltipBeside: <Tooltip content={text} placement="left"><button>Vilkår</button></Tooltip>,
     help: <HelpTooltip openOnHover>{text}</HelpTooltip>,
     helpOverRows: <HelpTooltip openOnHover className="rows">{text}</HelpTooltip>,
     popover: <Popover />,
     popoverBeside: <Popover placement="left" />,
     popoverCentered: <Popover align="center" />,
     popoverModal: <Popover modal />,
     menu: <NavMenu><NavItem href="#">Mine forsikringer og skader</NavItem></NavMenu>,
     notifications: <NotificationHistory queue={queue} />,
   };
   const root = document.body.appendChild(document.createElement('div'));
   window.move = (x, y) => {
     root.style.cssText =
       'position: absolute; left: ' + x + '%; top: ' + y + '%; translate: -' + x + '% -' + y + '%';
   };
   createRoot(root).render(parts[location.hash.slice(1)]);`,
  'tsx',
);
const style = bundle(
  `@import "../src/styles.css";
   .rows .ui-help-tooltip-popup:popover-open { position-area: block-start span-inline-start; }`,
  'css',
);

/** As in Safari before 26 and Firefox before 147. */
const withoutAnchors = {
  script: async () => (await script()).replace(/(["'])anchorName\1 in /, '"noAnchorName" in '),
  style: async () =>
    (await style())
      .replaceAll(/@supports \(anchor-name: ?--a\)/g, '@supports (display: none-such)')
      .replaceAll('position-area', 'no-such-area'),
};
const BROWSERS = { 'with anchors': { script, style }, 'without anchors': withoutAnchors };

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const POPUP = '.ui-tooltip, .ui-help-tooltip-popup, .ui-popover, .ui-nav-menu-list';

/** The last one is a window of 1280 × 1024 at 400 % zoom. */
const WINDOWS = [
  [320, 640],
  [360, 640],
  [390, 844],
  [320, 256],
] as const;
const PLACES = [
  [0, 0],
  [100, 0],
  [50, 50],
  [0, 100],
  [100, 100],
] as const;

const FOCUS_OPENS = ['tooltip', 'tooltipAligned', 'tooltipBeside', 'help', 'helpOverRows'];
/** These take the focus, and lie over their trigger where the window has no room on any side of it. */
const MAY_COVER = ['popover', 'popoverBeside', 'popoverCentered', 'popoverModal', 'notifications'];

/** A popup that opens with the focus, one that takes the focus, and a list of links. */
const ALWAYS = ['tooltip', 'popover', 'menu'];

for (const [browser, page_] of Object.entries(BROWSERS))
  for (const part of [...FOCUS_OPENS, ...MAY_COVER, 'menu'])
    test(`${part} opens in the window and beside its trigger: ${browser}`, {
      tag: ALWAYS.includes(part) ? [] : MATRIX,
    }, async ({ page }) => {
      await servePage(page, `/page#${part}`, page_.script, page_.style);
      const trigger = page.getByRole('button').first();
      const faults: string[] = [];
      for (const [width, height] of WINDOWS)
        for (const [x, y] of PLACES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(`move(${x}, ${y})`);
          await trigger.focus();
          if (!FOCUS_OPENS.includes(part)) await page.keyboard.press('Enter');
          const popup = page.locator(POPUP);
          await expect(popup).toBeVisible();
          // By hand, the first place is that of the document.
          if (browser === 'without anchors')
            await expect.poll(() => popup.evaluate(({ style: { top } }) => top)).not.toBe('');
          const look = () =>
            popup.evaluate((element) => {
              const { left, top, right, bottom } = element.getBoundingClientRect();
              const at = document.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
              const isInside =
                left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
              const covers =
                left < at.right - 1 &&
                right > at.left + 1 &&
                top < at.bottom - 1 &&
                bottom > at.top + 1;
              return { isInside, covers };
            });
          const { isInside, covers } = await look();
          if (!isInside) faults.push(`outside ${width} × ${height} at ${x}, ${y}`);
          if (covers && !(MAY_COVER.includes(part) && height < 300))
            faults.push(`over its trigger in ${width} × ${height} at ${x}, ${y}`);
          await page.keyboard.press('Escape');
          await expect(popup).toBeHidden();
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        }
      expect(faults).toEqual([]);
    });

for (const [name, change] of [
  ['a scroll', 'scrollBy(0, 60)'],
  [
    'content above',
    'document.body.prepend(Object.assign(document.createElement("p"), { textContent: "Nytt" }))',
  ],
  ['larger text', 'document.documentElement.style.fontSize = "150%"'],
] as const)
  test(`a popover without anchors follows its trigger: ${name}`, async ({ page }) => {
    await servePage(page, '/page#popover', withoutAnchors.script, withoutAnchors.style);
    await page.addStyleTag({ content: 'body { padding-block: 100px 2000px }' });
    const trigger = page.getByRole('button');
    await trigger.press('Enter');
    const gap = async () => {
      const popup = await page.locator('.ui-popover').boundingBox();
      const above = await trigger.boundingBox();
      return popup && above ? Math.round(popup.y - above.y - above.height) : undefined;
    };
    await expect.poll(gap).toBe(8);
    const before = await trigger.boundingBox();
    await page.evaluate(change);
    expect(await trigger.boundingBox()).not.toEqual(before);
    await expect.poll(gap).toBe(8);
  });
