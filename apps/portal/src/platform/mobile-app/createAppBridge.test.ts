import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type AppWindow, createAppBridge } from './createAppBridge';

function onIos() {
  const postMessage = vi.fn();
  const app: AppWindow = { webkit: { messageHandlers: { mobilbank: { postMessage } } } };
  return { bridge: createAppBridge(app, () => {}), postMessage };
}

describe("the bank's app", () => {
  test('receives an object on iOS and a text on Android; without an app the browser navigates', () => {
    const message = { action: 'openWebPage', url: 'https://bank.example/', title: 'Banken' };
    const ios = onIos();
    ios.bridge.open('https://bank.example', 'Banken');
    expect(ios.postMessage).toHaveBeenCalledExactlyOnceWith(message);

    const postMessage = vi.fn();
    createAppBridge({ MobilbankAndroid: { postMessage } }, () => {}).open(
      'https://bank.example',
      'Banken',
    );
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(JSON.stringify(message));

    const navigate = vi.fn();
    createAppBridge({}, navigate).open('https://bank.example', 'Banken');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('https://bank.example/');
  });

  test("opens mail and phone links as Kontakt oss, and addresses in the phone's browser on request", () => {
    const { bridge, postMessage } = onIos();
    bridge.open('mailto:hjelp@bank.example', 'Skriv til oss');
    bridge.open('tel:21000000', 'Ring');
    bridge.openExternalBrowser('https://bank.example/a');
    expect(postMessage.mock.calls.flat()).toEqual([
      { action: 'openWebPage', url: 'mailto:hjelp@bank.example', title: 'Kontakt oss' },
      { action: 'openWebPage', url: 'tel:21000000', title: 'Kontakt oss' },
      { action: 'openExternalBrowser', url: 'https://bank.example/a' },
    ]);
  });

  test.each([
    ['https://a.example/vilkar.pdf', 'vilkar.pdf'],
    ['https://a.example/x/Vilk%C3%A5r%202026.PDF?v=1#side', 'Vilkår 2026.PDF'],
    ['http://localhost:8000/a.pdf', 'a.pdf'],
    ['https://a.example/.pdf', 'dokument.pdf'],
    ['https://a.example/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
    ['https://a.example/..%2f..%2fetc.pdf', '....etc.pdf'],
    [`https://a.example/hent?d=${'x'.repeat(1_000)}`, 'dokument.pdf'],
    // A right-to-left override would display 'fdp.exe' as 'exe.pdf'.
    ['https://a.example/vilk%E2%80%AE%C3%A5r%E2%81%A6%0D%0A%00.pdf', 'vilkår.pdf'],
    [`https://a.example/${'x'.repeat(200)}.pdf`, `${'x'.repeat(96)}.pdf`],
    ['https://a.example/%E2%80%AE.pdf', 'dokument.pdf'],
  ])('opens %s as a PDF', (url, fileName) => {
    const { bridge, postMessage } = onIos();
    bridge.open(url, 'Vilkår');
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ action: 'openPdf', url, fileName });
  });

  test.each([
    ['faktura\u202e\r\n/2026\u0000.pdf', 'faktura2026.pdf'],
    ['\u200f\u061c', 'dokument.pdf'],
    ['å'.repeat(120), 'å'.repeat(100)],
    [`${'👩‍👩‍👧'.repeat(40)}.pdf`, `${'👩‍👩‍👧'.repeat(12)}.pdf`],
  ])('removes misleading characters from the file name %j', (fileName, expected) => {
    const { bridge, postMessage } = onIos();
    bridge.openPdf('https://a.example/1', fileName);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({
      action: 'openPdf',
      url: 'https://a.example/1',
      fileName: expected,
    });
  });

  test('opens an address of exactly 1000 characters as a page, and a longer one as a PDF', () => {
    const { bridge, postMessage } = onIos();
    const start = 'https://a.example/?d=';
    bridge.open(start.padEnd(1_000, 'x'), 'Side');
    bridge.open(start.padEnd(1_001, 'x'), 'Side');
    expect(postMessage.mock.calls.map(([{ action }]) => action)).toEqual([
      'openWebPage',
      'openPdf',
    ]);
  });

  const INVALID = [
    ...['no address', '/privat', 'javascript:alert(1)', 'java\tscript:alert(1)'],
    ...['https://bank.example@evil.example/', 'https://kari:hemmelig@bank.example/'],
    ...['https://:hemmelig@bank.example/a.pdf', 'data:text/html,x', 'intent://scan#Intent;end'],
    ...['file:///etc/passwd', 'blob:https://bank.example/1'],
  ];

  test.each<[url: string | undefined, message: string]>([
    ['http://bank.example/', 'Plain text http is not allowed.'],
    ['http://bank.example:8001/', 'Plain text http is not allowed.'],
    ...INVALID.map((url): [string, string] => [url, 'URL is not valid.']),
    ['', 'Required parameter url was not supplied.'],
    [undefined, 'Required parameter url was not supplied.'],
  ])('does not receive the address %j', (url, message) => {
    const { bridge, postMessage } = onIos();
    for (const open of [bridge.open, bridge.openWebPage]) {
      expect(() => open(url, 'Tittel')).toThrow(message);
    }
    expect(() => bridge.openPdf(url)).toThrow(message);
    expect(() => bridge.openExternalBrowser(url)).toThrow(message);
    expect(() => bridge.openWebPage('https://a.example', '')).toThrow(
      'Required parameter title was not supplied.',
    );
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('receives only addresses with allowed schemes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const { bridge, postMessage } = onIos();
        try {
          bridge.open(address, 'Tittel');
        } catch (error) {
          expect(error).toMatchObject({ name: 'BridgeError' });
        }
        for (const [{ url }] of postMessage.mock.calls) {
          expect(url).toMatch(/^(https:|mailto:|tel:|http:\/\/[^/]*:8000(\/|$))/);
        }
      }),
    );
  });
});
