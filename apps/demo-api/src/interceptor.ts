import { type HttpHandler, HttpResponse, http } from 'msw';
import { SESSION_COOKIE, XSRF_COOKIE } from './app/cookies';
import { createDemoApp } from './app/createDemoApp';
import type { DemoBindings } from './app/DemoEnv';

/** The customer and the faults of the intercepted demo. */
export interface InterceptorOptions {
  /** The id of the logged-in customer. Without it the visitor is logged out. */
  customer?: string;
  /** Faults by call, e.g. `getAgreements=status:500`. */
  faults?: string;
}

/** Creates the demo as request handlers of msw, for stories and for tests without a server. */
export function demoHandlers({ customer, faults = '' }: InterceptorOptions = {}): HttpHandler[] {
  const { app, sessions } = createDemoApp();
  const session = customer ? sessions.start(customer) : undefined;
  const jar = new Map<string, string>(
    session
      ? [
          [SESSION_COOKIE, session.id],
          [XSRF_COOKIE, session.xsrfToken],
        ]
      : [],
  );

  const handle = async ({ request }: { request: Request }) => {
    const env: DemoBindings = {
      cookies: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      setCookie: [],
      faults,
    };
    // Adds the token, because this page cannot read the demo's cookies.
    const headers = new Headers(request.headers);
    if (!headers.has('X-XSRF-TOKEN') && session) headers.set('X-XSRF-TOKEN', session.xsrfToken);
    const response = await app.fetch(new Request(request, { headers }), env);
    for (const cookie of env.setCookie ?? []) storeCookie(jar, cookie);
    return response.type === 'error' ? HttpResponse.error() : response;
  };
  return [
    http.all('*/api/*', handle),
    http.all('*/auth/*', handle),
    http.get('*/config.json', handle),
  ];
}

function storeCookie(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const [name = '', value = ''] = pair.split('=');
  if (value) jar.set(name, value);
  else jar.delete(name);
}
