/** Whether the portal runs inside the bank's mobile app (specification part 1 §1). */
export function isMobileApp({ cookie, userAgent }: { cookie: string; userAgent: string }): boolean {
  return /(^|;)\s*isMobilbankApp(=|;|$)/.test(cookie) || userAgent.includes('Mobilbank/');
}
