/** The cookies that the demo's login page sets for a customer, as a browser would send them. */
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
