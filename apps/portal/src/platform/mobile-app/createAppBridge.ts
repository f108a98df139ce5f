import { appAddress, isContact, isForPdfOpener, pdfNameOf, safeFileName } from './appAddress';
import { missingParameter } from './BridgeError';

/** A message to the app (docs/specification/shell.md#app-bridge). */
interface AppMessage {
  action: 'openWebPage' | 'openExternalBrowser' | 'openPdf';
  url: string;
  title?: string;
  fileName?: string;
}

/** What a page can ask the bank's mobile app for. Each throws `BridgeError` for an address that it must not be given. */
export interface AppBridge {
  /** Opens a page in the app's own browser, under a title. */
  openWebPage(url: string | undefined, title: string | undefined): void;
  /** Leaves the app for the browser of the phone. */
  openExternalBrowser(url: string | undefined): void;
  openPdf(url: string | undefined, fileName?: string): void;
  /** Opens what a link leads to: mail and phone as 'Kontakt oss', a PDF in its opener, anything else as a page. */
  open(url: string | undefined, title: string): void;
}

/** The parts of a window that an app puts its ear to. */
export interface AppWindow {
  webkit?: { messageHandlers?: { mobilbank?: { postMessage(message: AppMessage): void } } };
  MobilbankAndroid?: { postMessage(message: string): void };
}

/** Talks to the app around the page, on iOS or Android; without one, `navigate` goes there directly. */
export function createAppBridge(app: AppWindow, navigate: (href: string) => void): AppBridge {
  const send = (message: AppMessage) => {
    const ios = app.webkit?.messageHandlers?.mobilbank;
    if (ios) ios.postMessage(message);
    else if (app.MobilbankAndroid) app.MobilbankAndroid.postMessage(JSON.stringify(message));
    else navigate(message.url);
  };

  const bridge: AppBridge = {
    openWebPage(address, title) {
      const url = appAddress(address);
      if (!title) throw missingParameter('title');
      send({ action: 'openWebPage', url: url.href, title });
    },
    openExternalBrowser(address) {
      send({ action: 'openExternalBrowser', url: appAddress(address).href });
    },
    openPdf(address, fileName) {
      const url = appAddress(address);
      const name = fileName === undefined ? pdfNameOf(url) : safeFileName(fileName);
      send({ action: 'openPdf', url: url.href, fileName: name });
    },
    open(address, title) {
      const url = appAddress(address);
      if (isContact(url)) bridge.openWebPage(url.href, 'Kontakt oss');
      else if (isForPdfOpener(url)) bridge.openPdf(url.href);
      else bridge.openWebPage(url.href, title);
    },
  };
  return bridge;
}
