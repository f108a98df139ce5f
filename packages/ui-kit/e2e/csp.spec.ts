import { expect, type Page, test } from '@playwright/test';
import { bundle, kitStyle, servePage } from './bundle';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

/** The first story of each part on one page, and a toast. */
const script = bundle(
  `import { createRoot } from 'react-dom/client';
   import { createToastQueue, ToastProvider } from '../src';
   import { everyStory } from '../src/internals/stories/everyStory';
   const queue = createToastQueue({ limit: 2 });
   queue.add({ content: 'Lagret', timeout: null });
   const root = document.body.appendChild(document.createElement('div'));
   root.className = 'ui-page';
   createRoot(root).render(
     <>
       {everyStory.filter(([name]) => name.endsWith('/Default')).map(([name, story]) =>
         <div key={name} id={name.replace('/Default', '')}>{story}</div>)}
       <ToastProvider queue={queue} />
     </>,
   );`,
  'tsx',
);

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });

/** Opens a page with a strict policy. Returns the uses that the policy of the page refused. */
async function openPage(page: Page, options: { copies?: number; dir?: string } = {}) {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      (window as unknown as { refuse: (what: string) => void }).refuse(
        `${violatedDirective} ${sourceFile}`,
      ),
    ),
  );
  const headers = { 'Content-Security-Policy': POLICY };
  await servePage(page, '/page', script, kitStyle, { headers, ...options });
  await page.locator('#VisuallyHidden').first().waitFor({ state: 'attached' });
  return refused;
}

test('needs nothing that a strict content security policy refuses', async ({ page }) => {
  const refused = await openPage(page);
  await page.locator('#HelpTooltip').getByRole('button').click();
  await expect(page.locator('#HelpTooltip .ui-help-tooltip-popup')).toBeVisible();
  await page.locator('#Tooltip button').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#Tooltip .ui-tooltip')).toBeVisible();
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.getByRole('button', { name: 'Lukk varsel' }).click();
  expect(refused).toEqual([]);
});

test('notices a use that a policy refuses', async ({ page }) => {
  const refused = await openPage(page);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">'),
  );
  await expect.poll(() => refused.length).toBeGreaterThan(0);
});

test('two copies of the kit work on one page', async ({ page }) => {
  await openPage(page, { copies: 2 });
  const [first, second] = [
    page.locator('#Tooltip button').first(),
    page.locator('#Tooltip button').last(),
  ];
  await first.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.ui-tooltip[data-open]')).toHaveCount(1);
  await second.hover();
  await expect(page.locator('#Tooltip .ui-tooltip').last()).toBeVisible();
  const [tip, trigger] = await Promise.all([
    page.locator('#Tooltip .ui-tooltip').last().boundingBox(),
    second.boundingBox(),
  ]);
  expect(Math.abs((tip?.y ?? 0) - (trigger?.y ?? 0))).toBeLessThan(80);
  // Each copy has its own toasts: closing one toast leaves the other open.
  await expect(page.getByRole('button', { name: 'Lukk varsel' })).toHaveCount(2);
});

test('mirrors its layout from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, { dir: 'rtl' });
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        // A table that is too wide scrolls in its frame.
        if (element.closest('.ui-table-frame')) return false;
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(tooWide).toEqual([]);
  const bar = page.locator('#Header .ui-header-bar');
  const [logo, actions] = await Promise.all([
    bar.locator('.ui-header-logo').boundingBox(),
    bar.locator('.ui-header-actions').boundingBox(),
  ]);
  expect(logo?.x).toBeGreaterThan(actions?.x ?? 0);
});
