/**
 * Whether a response body is a web page: the login page of a network, the error page of a gateway, a maintenance page. A
 * server that is asked for data sends no such page.
 */
export function looksLikeWebPage(body: string): boolean {
  // A byte order mark may come first. Many pages of networks have no `<html>`.
  return /^[\s\uFEFF]*<(!--|\?xml|!doctype\s|(html|head|body|meta|title|script|style|link|base|noscript|center|h[1-6])\b)/i.test(
    body,
  );
}

/** Whether a response is the page of a gateway, a network or a maintenance instead of the server's. */
export const isWebPage = ({ headers }: Pick<Response, 'headers'>, body: string): boolean =>
  /^\s*text\/html\b/i.test(headers.get('Content-Type') ?? '') || looksLikeWebPage(body);
