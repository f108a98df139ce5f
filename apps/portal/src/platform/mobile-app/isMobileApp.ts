/** Whether the portal runs inside the bank's mobile app (docs/specification/shell.md#mobile-app-detection). */
export function isMobileApp({ cookie, userAgent }: { cookie: string; userAgent: string }): boolean {
  return /(^|;)\s*isMobilbankApp(=|;|$)/.test(cookie) || userAgent.includes('Mobilbank/');
}
