import { type BaseIssue, safeParse, unknown } from 'valibot';
import type { NamedCall } from '../contract/defineCall';
import { toContractIssue } from '../core/parseResponse';
import { problem as insurerProblem, type Problem } from './problem';

/** Responds to a request with what the handler of its call returns. Checks the body and the data against the contract. */
export async function handleCall<Visit extends { request: Request }>(
  call: NamedCall,
  handler: (visit: Visit, body: undefined) => unknown,
  visit: Visit,
  problem: Problem = insurerProblem,
): Promise<Response> {
  const nameField = (issue: BaseIssue<unknown>) => {
    const { field, expected } = toContractIssue(issue);
    return `${call.name}: ${field || 'the body'}: expected ${expected}`;
  };
  const sent: unknown = call.body && (await visit.request.json().catch(() => undefined));
  const body = safeParse(call.body ?? unknown(), sent);
  if (!body.success) return problem(400, 'UGYLDIG_FORESPORSEL', nameField(body.issues[0]));
  const data = await handler(visit, body.output as undefined);
  if (data instanceof Response) return data;
  if (!call.response || data === undefined) return new Response(null, { status: 204 });
  const checked = safeParse(call.response, data);
  if (checked.success) return Response.json(data);
  return problem(500, 'DEMO_BRYTER_KONTRAKTEN', nameField(checked.issues[0]));
}
