import { expect, type Page, test } from '@playwright/test';
import { bundle, servePage } from './bundle';

/** One package on each page, with what the window needs to change its part. */
const script = bundle(
  `import { createRoot } from 'react-dom/client';
   import { Feedback } from '../../feedback-widget/src';
   import { ConsentBanner } from '../../tracking-consent/src/dialog';
   import { createBrowserConsent } from '../../tracking-consent/src';
   import { fremtindConsentRule } from '../../tracking-consent/src/presets';
   import { createToastQueue, ToastProvider } from '../src';

   const queue = createToastQueue({ limit: 5, timeout: null });
   window.addToast = (id) => queue.add({ id, content: id });
   window.closeToast = queue.close;
   const [part, placement] = location.hash.slice(1).split('/');
   const parts = {
     toasts: () => <ToastProvider queue={queue} placement={placement} />,
     feedback: () => <Feedback type="smiley" onSubmit={() => {}} />,
     consent: () => <ConsentBanner consent={createBrowserConsent({ rule: fremtindConsentRule('none') })} />,
   };
   createRoot(document.body.appendChild(document.createElement('main'))).render(parts[part]());`,
  'tsx',
);
const style = bundle(
  `@import "../src/styles.css";
   @import "../../feedback-widget/src/styles.css";
   @import "../../tracking-consent/src/styles.css";`,
  'css',
);

// The tests of this file share what they bundle: one worker runs them.
test.describe.configure({ mode: 'default' });

const MOTIONS = ['no-preference', 'reduce'] as const;

async function open(page: Page, part: string, reducedMotion: (typeof MOTIONS)[number]) {
  await page.emulateMedia({ reducedMotion });
  await servePage(page, `/page#${part}`, script, style);
}

/** Waits until all movements have ended. */
const rest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);

/** The values of an expression in each frame of the third of a second after an act. */
const record = (page: Page, act: string, expression: string) =>
  page.evaluate<number[]>(`(async () => {
    const values = [];
    const start = performance.now();
    ${act};
    while (performance.now() - start < 333) {
      await new Promise(requestAnimationFrame);
      values.push(${expression});
    }
    return values;
  })()`);

/** Whether a value lies between the first and the last one, and belongs to a movement. */
const between = (from: number, to: number) => (value: number) =>
  Math.min(from, to) + 1 < value && value < Math.max(from, to) - 1;

const topOf = (id: string) =>
  `[...document.querySelectorAll('.ui-toast')].find((toast) => toast.textContent.includes('${id}')).getBoundingClientRect().top`;

for (const reducedMotion of MOTIONS) {
  const moves = reducedMotion === 'no-preference';

  for (const [placement, act, neighbour] of [
    ['end', `closeToast('one')`, 'two'],
    ['top-end', `closeToast('two')`, 'one'],
    ['top-end', `addToast('three')`, 'two'],
  ] as const)
    test(`the neighbours of a toast travel on ${act} at ${placement}: ${reducedMotion}`, async ({
      page,
    }) => {
      await open(page, `toasts/${placement}`, reducedMotion);
      await page.evaluate(`addToast('one')`);
      await page.evaluate(`addToast('two')`);
      await expect(page.getByRole('group')).toHaveCount(2);
      await rest(page);
      const from = await page.evaluate<number>(topOf(neighbour));
      const tops = await record(page, act, topOf(neighbour));
      const to = tops.at(-1) ?? 0;
      expect(Math.abs(to - from)).toBeGreaterThan(30);
      expect(tops.some(between(from, to))).toBe(moves);
    });

  test(`the consent banner fades out, and cannot be reached meanwhile: ${reducedMotion}`, async ({
    page,
  }) => {
    await open(page, 'consent', reducedMotion);
    const banner = page.getByRole('region');
    await expect(banner).toBeVisible();
    await rest(page);
    const opacities = await record(
      page,
      `document.querySelector('.tc-banner button').click()`,
      `document.querySelector('.tc-banner').checkVisibility() ? +getComputedStyle(document.querySelector('.tc-banner')).opacity : 0`,
    );
    expect(opacities.some((opacity) => opacity > 0 && opacity < 1)).toBe(moves);
    expect(opacities.at(-1)).toBe(0);
    await expect(page.locator('.tc-banner')).toHaveAttribute('inert');
  });

  test(`the thanks take the place of the form from its height: ${reducedMotion}`, async ({
    page,
  }) => {
    await open(page, 'feedback', reducedMotion);
    await page.getByRole('radio').last().check({ force: true });
    await rest(page);
    const height = `document.querySelector('.fbw-root').offsetHeight`;
    const from = await page.evaluate<number>(height);
    const heights = await record(page, `document.querySelector('[data-primary]').click()`, height);
    const to = heights.at(-1) ?? 0;
    await expect(page.locator('.fbw-thanks')).toBeVisible();
    expect(from - to).toBeGreaterThan(50);
    expect(heights.some(between(from, to))).toBe(moves);
  });
}
