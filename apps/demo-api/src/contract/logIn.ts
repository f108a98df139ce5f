/** Logs a customer in on the demo's login page, and returns the cookies as a browser would send them. */
export async function logIn(loginOrigin: string, customer: string): Promise<string> {
  const response = await fetch(`${loginOrigin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ customer }),
    redirect: 'manual',
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
