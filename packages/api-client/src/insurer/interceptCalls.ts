import { type HttpHandler, HttpResponse, http } from 'msw';
import type { NamedCall } from '../contract/defineCall';
import { attempt } from '../core/safely';

const PARAMETER = /\{[^{}]+\}/g;

/**
 * Creates the request handlers of calls. A connection that breaks is `Response.error()`.
 * @param apiHost that of the client. Without an origin, the calls of any origin are answered; undefined means any origin
 * and path in front of the calls
 */
export function interceptCalls(
  calls: readonly NamedCall[],
  apiHost: string | undefined,
  answer: (call: NamedCall, request: Request, params: Record<string, string>) => Promise<Response>,
): HttpHandler[] {
  const host = hostPattern(apiHost);
  // Of two paths that match a request, msw takes the first: a name before a parameter.
  return calls.toSorted(bySpecificity).map((call) => {
    const verb = call.method.toLowerCase() as Lowercase<typeof call.method>;
    // A RegExp, because a `*` of msw matches further segments, and its paths have characters with a meaning.
    const path = call.path.split(PARAMETER).map(escapeRegExp).join('([^/]+)');
    const names = call.path.match(PARAMETER) ?? [];
    const pattern = new RegExp(`^${host}${path}$`);
    return http[verb](pattern, async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      // The parameters of msw 3 have neither the names of a RegExp nor decoded values.
      const [, ...segments] = pattern.exec(origin + pathname) ?? [];
      const params = Object.fromEntries(
        segments.map((segment, at) => [names[at]?.slice(1, -1), decoded(segment)]),
      );
      const response = await answer(call, request, params);
      return response.type === 'error' ? HttpResponse.error() : response;
    });
  });
}

function hostPattern(apiHost: string | undefined): string {
  if (apiHost === undefined) return '.*';
  const isAddress = /^https?:/i.test(apiHost);
  const base = escapeRegExp((isAddress ? new URL(apiHost).href : apiHost).replace(/\/+$/, ''));
  return isAddress ? base : `[a-z]+://[^/]+${base}`;
}

const decoded = (segment: string) => attempt(() => decodeURIComponent(segment)) ?? segment;

const bySpecificity = (a: NamedCall, b: NamedCall) =>
  parametersLast(a) < parametersLast(b) ? 1 : -1;

/** The path with a character for each parameter that is sorted before all others. */
const parametersLast = ({ path }: NamedCall) => path.replace(PARAMETER, ' ');

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
