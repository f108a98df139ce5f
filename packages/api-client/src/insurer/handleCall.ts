import { safeParse } from 'valibot';
import type { NamedCall } from '../contract/defineCall';
import { toContractIssue } from '../core/parseResponse';
import { problem } from './problem';

/** Responds to a request with what the handler of its call returns. Checks the body and the data against the contract. */
export async function handleCall<Visit extends { request: Request }>(
  call: NamedCall,
  handler: (visit: Visit, body: undefined) => unknown,
  visit: Visit,
): Promise<Response> {
  const body = await readBody(call, visit.request);
  if (body instanceof Response) return body;
  const data = await handler(visit, body as undefined);
  if (data instanceof Response) return data;
  if (!call.response || data === undefined) return new Response(null, { status: 204 });
  const checked = safeParse(call.response, data);
  if (checked.success) return Response.json(data);
  const { field, expected } = toContractIssue(checked.issues[0]);
  return problem(500, 'DEMO_BRYTER_KONTRAKTEN', `${call.name}: ${field}: expected ${expected}`);
}

async function readBody(call: NamedCall, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  const raw: unknown = await request.json().catch(() => undefined);
  const body = safeParse(call.body, raw);
  return body.success
    ? body.output
    : problem(400, 'UGYLDIG_FORESPORSEL', 'Innholdet i kallet er ikke gyldig');
}
