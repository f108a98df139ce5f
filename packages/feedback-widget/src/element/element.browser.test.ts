import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openElementPages } from './testing/openElementPages';

const log = `
window.seen = [];
for (const name of ['feedback-submit', 'feedback-followup', 'feedback-contact'])
  document.addEventListener(name, (event) => {
    window.seen.push([name, event.detail, event.composedPath()[0].id]);
    window.answer?.(event);
  });`;

const plain = `${log}
const early = document.getElementById('b');
early.followup = [{ type: 'text', label: 'Hva manglet?' }];
early.contact = { withPhone: true };`;

const vuePage = `${log}
const { createApp, h, ref } = Vue;
const shown = ref(true);
window.hide = () => (shown.value = false);
createApp({
  setup: () => () =>
    shown.value &&
    h('tilbakemelding-widget', {
      id: 'v',
      type: 'radio',
      label: 'Hvor handlet du?',
      options: [{ value: 'nett', label: 'På nett' }, { value: 'bank', label: 'I banken' }],
      onFeedbackSubmit: (event) => window.seen.push(['vue', event.detail]),
    }),
}).mount('#app');`;

const head = '<!doctype html><html lang="nb"><meta charset="utf-8"><title>Side</title>';
const require = createRequire(import.meta.url);
let pages: Awaited<ReturnType<typeof openElementPages>>;
let page: Page;
let problems: string[];

beforeAll(async () => {
  const vue = join(require.resolve('vue/package.json'), '../dist/vue.runtime.global.prod.js');
  pages = await openElementPages({
    '/vue.js': readFileSync(vue, 'utf8'),
    '/plain.js': plain,
    '/vue-page.js': vuePage,
    '/plain.html': `${head}<main><tilbakemelding-widget id="a" type="done" language="nn" max-length="250"></tilbakemelding-widget><tilbakemelding-widget id="b" adviser="bankrådgiveren din"></tilbakemelding-widget></main><script src="/plain.js"></script><script type="module" src="/element.js"></script>`,
    '/form.css':
      ':state(chosen) { border-top: 1px solid blue } :state(failed) { border-top-color: red } :state(thanks) { border-top: 1px solid green }',
    '/form.js': `${log}
document.querySelector('tilbakemelding-widget').options = [{ value: 'nett', label: 'På nett' }, { value: 'bank', label: 'I banken' }];`,
    '/form.html': `${head}<link rel="stylesheet" href="/form.css"><form><tilbakemelding-widget id="f" name="hvor" type="checkbox" label="Hvor handlet du?"></tilbakemelding-widget></form><script src="/form.js"></script><script type="module" src="/element.js"></script>`,
    '/vue.html': `${head}<div id="app"></div><script src="/vue.js"></script><script type="module" src="/element.js"></script><script type="module" src="/vue-page.js"></script>`,
  });
}, 60_000);

afterAll(() => pages?.close());

beforeEach(async () => {
  problems = [];
  page = await pages.browser.newPage({ viewport: { width: 390, height: 800 } });
  page.setDefaultTimeout(5_000);
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
});

afterEach(async () => {
  await page.close();
  expect(problems.filter((text) => !text.includes('favicon'))).toEqual([]);
});

const openPage = (path: string) => page.goto(`${pages.origin}${path}.html`);
const seen = () => page.evaluate('window.seen');

describe('<tilbakemelding-widget> in a plain page with a strict policy', () => {
  test('is one script of at most 21.5 kB, gzipped', () => {
    expect(pages.gzippedBytes).toBeLessThan(21_500);
  });

  test('asks in the language of its attribute, and dispatches an event', async () => {
    await openPage('/plain');
    const widget = page.locator('#a');
    await widget.getByRole('radio', { name: 'Ja' }).check();
    await widget.getByRole('textbox').fill('Fint');
    expect(await widget.getByText('4 / 250').isVisible()).toBe(true);
    await widget.getByRole('button', { name: 'Send' }).click();
    const thanks = widget.getByRole('heading', { name: 'Takk for tilbakemeldinga!' });
    await thanks.waitFor();
    await expect.poll(() => thanks.evaluate((node) => node.matches(':focus'))).toBe(true);
    expect(await seen()).toEqual([
      [
        'feedback-submit',
        {
          feedbackValue: 'ja',
          intentionalSubmit: true,
          submissionId: expect.any(String),
          message: 'Fint',
        },
        'a',
      ],
    ]);
  });

  test('reads properties that were set before its definition, and shows every step', async () => {
    await openPage('/plain');
    const widget = page.locator('#b');
    await widget.getByRole('radio', { name: 'Litt misfornøyd' }).check({ force: true });
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByText(/kontakte bankrådgiveren din/).waitFor();
    await widget.getByRole('button', { name: 'Jeg har tid!' }).click();
    await widget.getByRole('textbox', { name: 'Hva manglet?' }).fill('Prisen');
    await widget.getByRole('button', { name: 'Send inn' }).click();
    await widget.getByRole('button', { name: 'Sett meg på lista!' }).click();
    const email = widget.getByRole('textbox', { name: 'E-post' });
    await expect.poll(() => email.evaluate((node) => node.matches(':focus'))).toBe(true);
    await email.fill('kari@example.no');
    await widget.getByRole('textbox', { name: 'Telefonnummer' }).fill('22 33 44 55');
    await widget.getByRole('button', { name: 'Sett meg på lista!' }).click();
    await widget.getByRole('heading', { name: 'Takk for tiden din!' }).waitFor();
    expect(await seen()).toMatchObject([
      ['feedback-submit', { feedbackValue: 2 }, 'b'],
      ['feedback-followup', [{ name: 'Hva manglet?', type: 'text', value: 'Prisen' }], 'b'],
      ['feedback-contact', { email: 'kari@example.no', phone: '22 33 44 55' }, 'b'],
    ]);
  });

  test('uses colours and corners from custom properties of the page', async () => {
    await openPage('/plain');
    await page.locator('#b').getByRole('radio', { name: 'Midt på treet' }).check({ force: true });
    await page.evaluate(
      "document.documentElement.style.cssText = '--feedback-accent: rgb(1, 2, 3); --feedback-radius: 3px'",
    );
    const send = page.locator('#b').getByRole('button', { name: 'Send' });
    const looks = await send.evaluate((node) => {
      const { backgroundColor, borderRadius } = getComputedStyle(node);
      return { backgroundColor, borderRadius };
    });
    expect(looks).toEqual({ backgroundColor: 'rgb(1, 2, 3)', borderRadius: '3px' });
  });

  test('shows the faces, the chosen one and its focus in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage('/plain');
    await page.evaluate(
      "document.documentElement.style.cssText = '--feedback-accent: rgb(1, 2, 3); --feedback-focus: rgb(1, 2, 3)'",
    );
    const widget = page.locator('#b');
    await widget.getByRole('radio', { name: 'Litt misfornøyd' }).press('ArrowRight');
    const text = await widget.getByRole('heading').evaluate((node) => getComputedStyle(node).color);
    const faces = await widget.locator('svg').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { backgroundColor, color, outlineColor } = getComputedStyle(node);
        return { backgroundColor, color, outlineColor };
      }),
    );
    const [chosen] = faces.splice(2, 1);
    expect(chosen?.outlineColor).toBe(text);
    for (const face of faces) {
      expect(face.color).toBe(text);
      expect(face.backgroundColor).not.toBe(chosen?.backgroundColor);
    }
  });

  test('does not animate the faces with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage('/plain');
    const durations = await page
      .locator('#b svg')
      .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).transitionDuration));
    expect(durations).toEqual(Array(5).fill('0s'));
  });

  test('shows the name of the chosen, hovered or focused face, otherwise of the two ends', async () => {
    await openPage('/plain');
    const widget = page.locator('#b');
    const face = (name: string) => widget.getByRole('radio', { name });
    const expectNames = (...names: string[]) =>
      expect
        .poll(() =>
          widget
            .locator('.fbw-smiley-label')
            .evaluateAll((nodes) =>
              nodes
                .filter((node) => getComputedStyle(node).opacity === '1')
                .map((node) => node.textContent),
            ),
        )
        .toEqual(names);
    const leave = () => page.mouse.move(0, 0);
    const cancel = widget.getByRole('button', { name: 'Avbryt' });

    await expectNames('Veldig misfornøyd', 'Veldig fornøyd');
    await face('Midt på treet').hover();
    await expectNames('Midt på treet');
    await leave();
    await expectNames('Veldig misfornøyd', 'Veldig fornøyd');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectNames('Veldig misfornøyd');
    await page.keyboard.press('ArrowRight');
    await expectNames('Litt misfornøyd');
    await cancel.press('Enter');
    await expectNames('Litt misfornøyd');

    await face('Ganske fornøyd').click();
    await leave();
    await expectNames('Ganske fornøyd');
    await cancel.click();
    await leave();
    await expectNames('Veldig misfornøyd', 'Veldig fornøyd');
  });

  test.each(['none', 'active'] as const)(
    'breaks words too long for 320 px, with forced colours: %s',
    async (forcedColors) => {
      await page.emulateMedia({ forcedColors });
      await page.setViewportSize({ width: 320, height: 256 });
      await openPage('/plain');
      await page.evaluate(`(() => {
        const word = 'Forsikringsavtaleoversiktsendringsforespoersel'.repeat(2);
        const options = [{ value: 1, label: word }, { value: 2, label: word }];
        for (const [id, type] of [['a', 'checkbox'], ['b', 'smiley']]) {
          const widget = document.getElementById(id);
          Object.assign(widget, { options, texts: { send: word, promptMore: word } });
          widget.setAttribute('label', word);
          widget.setAttribute('type', type);
        }
      })()`);
      await page.locator('#a').getByRole('checkbox').first().check();
      await page.locator('#b').getByRole('radio').first().check();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    },
  );

  test('keeps its input when moved, sends once when removed, and works when added again', async () => {
    await openPage('/plain');
    const widget = page.locator('#b');
    await widget.getByRole('radio', { name: 'Veldig fornøyd' }).check({ force: true });
    await widget.getByRole('textbox').fill('Halvferdig');
    await page.evaluate("document.querySelector('main').prepend(document.getElementById('b'))");
    expect(await widget.getByRole('textbox').inputValue()).toBe('Halvferdig');
    await page.evaluate(
      "window.kept = document.getElementById('b'); kept.addEventListener('feedback-submit', (event) => seen.push(event.detail)); kept.remove()",
    );
    await expect
      .poll(seen)
      .toEqual([{ feedbackValue: 5, intentionalSubmit: false, submissionId: expect.any(String) }]);
    await page.evaluate("document.querySelector('main').append(window.kept)");
    await widget.getByRole('radio', { name: 'Midt på treet' }).check({ force: true });
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByRole('heading', { name: 'Takk for tilbakemeldingen!' }).waitFor();
  });

  test('offers a retry when the promise passed to waitUntil rejects', async () => {
    await openPage('/plain');
    await page.evaluate(
      'window.answer = (event) => { event.waitUntil(Promise.reject(new Error("offline"))); window.answer = undefined; }',
    );
    const widget = page.locator('#a');
    await widget.getByRole('radio', { name: 'Ja' }).check();
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByText(/^Vi fekk ikkje sendt/).waitFor();
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByRole('heading', { name: 'Takk for tilbakemeldinga!' }).waitFor();
  });
});

describe('<tilbakemelding-widget> controlled by a script', () => {
  const withB = (code: string) =>
    page.evaluate(`(() => { const b = document.getElementById('b'); ${code} })()`);
  const question = () => page.locator('#b').getByRole('heading').first().textContent();

  test('asks for a text, and does not send it when removed', async () => {
    await openPage('/plain');
    await withB("b.setAttribute('type', 'text'); b.setAttribute('label', 'Hva?');");
    const widget = page.locator('#b');
    await widget.getByRole('textbox', { name: 'Hva?' }).fill('Ring 91234567');
    await withB("b.redact = (text) => text.replace(/\\d+/, '***');");
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByRole('heading', { name: /^Takk/ }).waitFor();
    expect(await seen()).toMatchObject([['feedback-submit', { feedbackValue: 'Ring ***' }, 'b']]);
    await page.reload();
    await withB("b.setAttribute('type', 'text')");
    await widget.getByRole('textbox').fill('Ring 91234567');
    await withB('b.remove()');
    expect(await seen()).toEqual([]);
  });

  test('treats null as a missing value, and unknown languages as bokmål', async () => {
    await openPage('/plain');
    await withB('b.options = b.texts = b.followup = b.contact = b.redact = b.policy = null');
    expect(await question()).toBe('Hvor fornøyd er du med denne nettsiden?');
    await withB("b.setAttribute('language', 'constructor')");
    expect(await question()).toBe('Hvor fornøyd er du med denne nettsiden?');
    await withB("b.texts = { adviser: undefined, question: 'Hva nå?' }");
    expect(await question()).toBe('Hva nå?');
    await page.locator('#b').getByRole('radio', { name: 'Midt på treet' }).check();
    await page.locator('#b').getByRole('button', { name: 'Send' }).click();
    await page
      .locator('#b')
      .getByText(/kontakte bankrådgiveren din/)
      .waitFor();
  });

  test('renders completely when a listener of its last submission adds it again and changes it', async () => {
    await openPage('/plain');
    await page.locator('#b').getByRole('radio', { name: 'Midt på treet' }).check();
    await withB(`b.addEventListener('feedback-submit', () => {
      document.querySelector('main').append(b);
      b.texts = { question: 'Og nå?' };
    });
    b.remove();`);
    await page.locator('#b').getByRole('heading', { name: 'Og nå?' }).waitFor();
    expect(await page.locator('#b').getByRole('radio').count()).toBe(5);
    await page.locator('#b').getByRole('radio', { name: 'Ganske fornøyd' }).check();
    await page.locator('#b').getByRole('button', { name: 'Send' }).click();
    await page.locator('#b').getByRole('heading', { name: /^Takk/ }).waitFor();
  });

  test('skips no question on a double tap', async () => {
    await page.close();
    page = await pages.browser.newPage({ hasTouch: true, viewport: { width: 390, height: 800 } });
    page.setDefaultTimeout(5_000);
    await openPage('/plain');
    await withB("b.followup = [1, 2, 3].map((n) => ({ type: 'text', label: 'Hva ' + n + '?' }))");
    const widget = page.locator('#b');
    const named = (name: string) => widget.getByRole('button', { name });
    await widget.getByRole('radio', { name: 'Midt på treet' }).check();
    await named('Send').click();
    await named('Jeg har tid!').click();
    await named('Neste').scrollIntoViewIfNeeded();
    const box = await named('Neste').boundingBox();
    await page.evaluate('window.taps = performance.now() + 500');
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    // Waits before the first tap, as a reader does.
    await expect.poll(() => page.evaluate('performance.now() > window.taps')).toBe(true);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await widget.getByRole('heading', { name: 'Steg 2 av 3' }).waitFor();
  });

  test('keeps focus on the heading when the button before it is pressed twice', async () => {
    await openPage('/plain');
    await withB("b.followup = [{ type: 'smiley', label: 'Hvor lett?' }]");
    const widget = page.locator('#b');
    await widget.getByRole('radio', { name: 'Midt på treet' }).check();
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByRole('button', { name: 'Jeg har tid!' }).dblclick();
    expect(await page.evaluate('b.shadowRoot.activeElement?.textContent')).toBe('Steg 1 av 1');
    await widget.getByRole('radio', { name: 'Midt på treet' }).click();
    expect(await widget.getByRole('radio', { name: 'Midt på treet' }).isChecked()).toBe(true);
  });

  test('asks the questions whose `when` accepts the face and the answers', async () => {
    await openPage('/plain');
    await withB(`b.followup = [
      { type: 'text', label: 'Hva likte du?', when: (_, face) => face > 3 },
      { type: 'smiley', name: 'pris', label: 'Og prisen?', when: (_, face) => face < 4 },
      { type: 'text', label: 'Hva kostet for mye?', when: ({ pris }) => pris < 3 },
    ]`);
    const widget = page.locator('#b');
    await widget.getByRole('radio', { name: 'Midt på treet' }).check();
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByRole('button', { name: 'Jeg har tid!' }).click();
    await widget.getByRole('heading', { name: 'Steg 1 av 1' }).waitFor();
    await widget.getByRole('radio', { name: 'Litt misfornøyd' }).check();
    await widget.getByRole('button', { name: 'Neste' }).click();
    await widget.getByRole('textbox', { name: 'Hva kostet for mye?' }).waitFor();
  });
});

describe('<tilbakemelding-widget> in a form of the page', () => {
  const inForm = (code: string) =>
    page.evaluate(
      `(() => { const form = document.forms[0]; const widget = form.querySelector('tilbakemelding-widget'); ${code} })()`,
    );
  const values = () =>
    inForm("return [...new FormData(form)].map(([name, value]) => name + '=' + value)");

  test('is a form value, with one entry for each box, until the form is reset', async () => {
    await openPage('/form');
    const widget = page.locator('#f');
    expect(await values()).toEqual([]);
    expect(await inForm('return widget.form === form && widget.name')).toBe('hvor');
    await widget.getByRole('checkbox', { name: 'På nett' }).check();
    await widget.getByRole('checkbox', { name: 'I banken' }).check();
    expect(await values()).toEqual(['hvor=nett', 'hvor=bank']);
    await inForm("widget.name = 'sted'");
    expect(await values()).toEqual(['sted=nett', 'sted=bank']);
    await inForm('form.reset()');
    expect(await values()).toEqual([]);
    expect(await widget.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await inForm('widget.remove()');
    expect(await seen()).toEqual([]);
  });

  test('exposes its state to CSS', async () => {
    await openPage('/form');
    const widget = page.locator('#f');
    const border = () => widget.evaluate((node) => getComputedStyle(node).borderTopColor);
    await widget.getByRole('checkbox', { name: 'På nett' }).check();
    await expect.poll(border).toBe('rgb(0, 0, 255)');
    await page.evaluate(
      'window.answer = (event) => { event.waitUntil(Promise.reject(new Error("offline"))); window.answer = undefined; }',
    );
    await widget.getByRole('button', { name: 'Send' }).click();
    await expect.poll(border).toBe('rgb(255, 0, 0)');
    await widget.getByRole('button', { name: 'Send' }).click();
    await expect.poll(border).toBe('rgb(0, 128, 0)');
    expect(await values()).toEqual(['hvor=nett']);
  });

  test('dispatches an event for each choice, and the same id in every attempt', async () => {
    await openPage('/form');
    await inForm(`window.events = [];
      form.addEventListener('feedback-choose', (event) => events.push(event.detail));
      // Events of a removed element do not bubble to the form.
      widget.addEventListener('feedback-submit', (event) => {
        events.push(event.submissionId, event.detail.submissionId);
        event.waitUntil(Promise.reject(new Error('offline')));
      });`);
    const widget = page.locator('#f');
    await widget.getByRole('checkbox', { name: 'På nett' }).check();
    await widget.getByRole('button', { name: 'Send' }).click();
    await widget.getByText(/^Vi fikk ikke sendt/).waitFor();
    await inForm('widget.remove()');
    const events = () => page.evaluate('window.events') as Promise<unknown[]>;
    await expect.poll(async () => (await events()).length).toBe(5);
    const [choice, id, ...others] = await events();
    expect(choice).toEqual(['nett']);
    expect(id).toMatch(/.{16,}/);
    expect(others).toEqual([id, id, id]);
  });

  test('asks for contact by a string property, as frameworks set it', async () => {
    await openPage('/form');
    await inForm("widget.contact = 'phone'");
    const widget = page.locator('#f');
    await widget.getByRole('checkbox', { name: 'På nett' }).check();
    await widget.getByRole('button', { name: 'Send' }).click();
    const phone = widget.getByRole('textbox', { name: 'Telefonnummer' });
    await widget.getByRole('textbox', { name: 'E-post' }).fill('kari@example.no');
    await widget.getByRole('button', { name: 'Sett meg på lista!' }).dblclick();
    // The second press does not take the focus from the field with an error.
    expect(await phone.evaluate((node) => node.matches(':focus'))).toBe(true);
  });
});

describe('<tilbakemelding-widget> in a Vue page', () => {
  test('reads properties, dispatches events, and sends the choice when Vue removes it', async () => {
    await openPage('/vue');
    await page.locator('#v').getByRole('radio', { name: 'I banken' }).check();
    await page.evaluate('window.hide()');
    await expect
      .poll(seen)
      .toEqual([
        [
          'vue',
          { feedbackValue: 'bank', intentionalSubmit: false, submissionId: expect.any(String) },
        ],
      ]);
  });
});
