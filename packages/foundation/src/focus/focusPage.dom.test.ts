import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { focusPage } from './focusPage';
import { openModal } from './openModal';
import { returnFocus } from './returnFocus';

/** Shows a page in which no hidden element takes the focus, as in a browser. */
function show(html: string) {
  document.body.innerHTML = html;
  for (const hidden of document.querySelectorAll<HTMLElement>('[hidden]')) hidden.focus = () => {};
}

describe('focusPage', () => {
  test.each([
    ['the heading of <main>', '<h1>Meny</h1><main><h1 id="next">Tilbud</h1></main>'],
    ['a heading outside <main>', '<h1 id="next">Tilbud</h1><main></main>'],
    ['the first heading that is not hidden', '<h1 hidden>Nå</h1><h1 id="next">Nå</h1>'],
    ['a heading that is not inert', '<h1 inert>Nå</h1><h1 id="next">Nå</h1>'],
    ['<main> when the page has no first heading', '<h2>Meny</h2><main id="next"></main>'],
    ['another heading when the page has no <main>', '<p>Hei</p><h2 id="next">Tilbud</h2>'],
  ])('focuses %s', (_, html) => {
    show(html);
    expect(focusPage()).toBe(true);
    expect(document.activeElement?.id).toBe('next');
  });

  test('returns false on a page with nothing that can take the focus', () => {
    show('<p>Hei</p>');
    expect(focusPage()).toBe(false);
  });
});

describe('returnFocus', () => {
  beforeEach(() =>
    show('<h1>Tilbud</h1><button>Slett</button><button disabled></button><button hidden></button>'),
  );

  test('focuses the element that had the focus', () => {
    const origin = document.querySelector('button');
    returnFocus(origin);
    expect(document.activeElement).toBe(origin);
  });

  test.each([
    ['the body', () => document.body],
    ['missing', () => null],
    ['removed', () => document.createElement('button')],
    ['disabled', () => document.querySelector(':disabled')],
    ['hidden', () => document.querySelector('[hidden]')],
  ])('focuses the heading of the page when the element is %s', (_, origin) => {
    returnFocus(origin());
    expect(document.activeElement?.textContent).toBe('Tilbud');
  });
});

test.each([
  ['makes the page inert', true, ['showModal']],
  ['leaves the page usable when the dialog is not rendered', false, ['showModal', 'close', 'show']],
])('openModal %s', (_, isRendered, expected) => {
  const calls: string[] = [];
  // The document is shared with the tests of other files.
  onTestFinished(() => void Reflect.deleteProperty(document.documentElement, 'checkVisibility'));
  document.documentElement.checkVisibility = () => true;
  openModal(
    Object.assign(document.createElement('dialog'), {
      checkVisibility: () => isRendered,
      ...Object.fromEntries(
        ['showModal', 'close', 'show'].map((name) => [name, () => calls.push(name)]),
      ),
    }),
  );
  expect(calls).toEqual(expected);
});
