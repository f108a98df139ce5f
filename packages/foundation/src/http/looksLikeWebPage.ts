/**
 * Whether a response body is a web page: the login page of a network, the error page of a gateway, a maintenance page. A
 * server that is asked for data sends none of them.
 */
export function looksLikeWebPage(body: string): boolean {
  // Comments, processing instructions and a byte order mark may come first.
  return /^[\s\uFEFF]*(<!--|<\?xml|<!doctype\s+html|<html[\s>]|<head[\s>]|<body[\s>])/i.test(body);
}
