import {
  appAddress,
  isContact,
  isForPdfOpener,
  missingParameter,
  pdfNameOf,
  safeFileName,
} from './appAddress';

/** A message to the app (docs/specification/shell.md#app-bridge). */
interface AppMessage {
  action: 'openWebPage' | 'openExternalBrowser' | 'openPdf';
  url: string;
  title?: string;
  fileName?: string;
}

/**
 * The actions that a page can request from the bank's mobile app. Each throws `BridgeError` for an address
 * that is not allowed.
 */
export interface AppBridge {
  /** Opens a page in the app's own browser, with a title. */
  openWebPage(url: string | undefined, title: string | undefined): void;
  /** Opens a page in the phone's browser. */
  openExternalBrowser(url: string | undefined): void;
  openPdf(url: string | undefined, fileName?: string): void;
  /** Opens the address of a link: mail and phone as 'Kontakt oss', a PDF in the PDF viewer, others as a page. */
  open(url: string | undefined, title: string): void;
}

/** The message handlers that the apps add to the window. */
export interface AppWindow {
  webkit?: { messageHandlers?: { mobilbank?: { postMessage(message: AppMessage): void } } };
  MobilbankAndroid?: { postMessage(message: string): void };
}

/** Sends messages to the app on iOS or Android. Without an app, calls `navigate` with the address. */
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
