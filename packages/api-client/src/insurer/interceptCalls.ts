import { type HttpHandler, HttpResponse, http } from 'msw';
import type { NamedCall } from '../contract/defineCall';

/** Creates the request handler of a call, below any origin and path. A connection that breaks is `Response.error()`. */
export function interceptCall(
  { method, path }: NamedCall,
  answer: (request: Request, params: Record<string, string>) => Promise<Response>,
): HttpHandler {
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[verb]<Record<string, string>>(pattern, async ({ request, params }) => {
    const response = await answer(request, params);
    return response.type === 'error' ? HttpResponse.error() : response;
  });
}
