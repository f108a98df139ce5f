import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openElementPages } from './testing/openElementPages';

const host = `
import { sendOnLeave } from '/element.js';
const send = sendOnLeave('/tilbakemelding');
const widget = document.querySelector('tilbakemelding-widget');
widget.followup = [{ type: 'radio', label: 'Hvor?', options: [{ value: 'app', label: 'Appen' }] }];
for (const name of ['feedback-submit', 'feedback-followup'])
  widget.addEventListener(name, (event) => event.waitUntil(send(event.detail, event)));`;

const pageOf = (attributes: string) =>
  `<!doctype html><html lang="nb"><meta charset="utf-8"><title>Side</title><tilbakemelding-widget ${attributes}></tilbakemelding-widget><script type="module" src="/host.js"></script>`;

let pages: Awaited<ReturnType<typeof openElementPages>>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  pages = await openElementPages({
    '/host.js': host,
    '/side.html': pageOf('type="done"'),
    '/av.html': pageOf('type="done" submit-on-leave="false"'),
    '/annet.html': '<!doctype html><title>Annet</title>',
  });
}, 60_000);
afterAll(() => pages?.close());

beforeEach(async () => {
  pages.received.length = 0;
  context = await pages.browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(5_000);
});
afterEach(() => context.close());

async function chooseAndWrite(path = '/side.html') {
  await page.goto(pages.origin + path);
  await page.getByRole('radio', { name: 'Nei' }).check();
  await page.getByRole('textbox').fill('Halvferdig');
}

/** Sends a request that the server receives after all earlier ones. */
async function sendLast() {
  const other = await context.newPage();
  await other.goto(`${pages.origin}/annet.html`);
  await other.evaluate("fetch('/til-slutt', { method: 'POST', body: '{\"last\":true}' })");
  await expect.poll(() => pages.received.at(-1)).toEqual({ last: true });
  pages.received.pop();
}

const unintended = {
  submissionId: expect.any(String),
  feedbackValue: 'nei',
  intentionalSubmit: false,
};

// A headless browser never hides a page by itself.
const hidden = `
Object.defineProperty(document, 'hidden', { configurable: true, value: true });
document.dispatchEvent(new Event('visibilitychange'));`;

describe('a server receives one unintended submission, without its text,', () => {
  const ways: Record<string, () => Promise<unknown>> = {
    'when the tab is closed': () => page.close({ runBeforeUnload: true }),
    'when the visitor goes to another page': () => page.goto(`${pages.origin}/annet.html`),
    'when the page is reloaded': () => page.reload(),
    'when the page is hidden, and then discarded': async () => {
      await page.evaluate(hidden);
      await page.goto(`${pages.origin}/annet.html`);
    },
    'when the widget is removed, and then the page left': async () => {
      await page.evaluate("document.querySelector('tilbakemelding-widget').remove()");
      await page.goto(`${pages.origin}/annet.html`);
    },
  };
  test.each(Object.entries(ways))('%s', async (_, leave) => {
    await chooseAndWrite();
    await leave();
    await expect.poll(() => pages.received.length).toBeGreaterThan(0);
    await sendLast();
    expect(pages.received).toEqual([unintended]);
  });
});

test('sends nothing on leave with submit-on-leave="false"', async () => {
  await chooseAndWrite('/av.html');
  await page.evaluate(hidden);
  await page.goto(`${pages.origin}/annet.html`);
  await sendLast();
  expect(pages.received).toEqual([]);
});

test('lets a visitor who returns by the back button finish, with the same submission id', async () => {
  await chooseAndWrite();
  await page.evaluate("addEventListener('pageshow', (e) => (window.cameBack = e.persisted))");
  await page.goto(`${pages.origin}/annet.html`);
  await expect.poll(() => pages.received.length).toBe(1);
  // Playwright does not report a load for a page from the back/forward cache.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('window.cameBack')).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Takk for tilbakemeldingen!' }).waitFor();
  await page.goto(`${pages.origin}/annet.html`);
  await sendLast();
  const { submissionId } = pages.received[0] ?? {};
  expect(pages.received).toEqual([
    unintended,
    { submissionId, feedbackValue: 'nei', intentionalSubmit: true, message: 'Halvferdig' },
  ]);
});
