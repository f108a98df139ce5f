import { problem as insurerProblem, type Problem } from '../problem';
import { faultFor } from './parseFaults';

/** The faults of a request, and what breaks its connection. */
export interface Failing {
  /** Faults by call. A fault that happens once is removed when it happens. */
  faults: Record<string, string | undefined>;
  /** Closes the connection before the response, or in the middle of it. */
  breakConnection?: (kind: 'drop' | 'cut') => void;
  /** Creates the response of a fault with a status. @default that of the insurer */
  problem?: Problem;
}

/** Responds to a request, unless its fault does something else. */
export async function withFault(
  name: string,
  { faults, breakConnection, problem = insurerProblem }: Failing,
  respond: () => Promise<Response>,
): Promise<Response> {
  const broken = (kind: 'drop' | 'cut') => {
    breakConnection?.(kind);
    return Response.error();
  };
  const fault = faultFor(name, faults);
  if (!fault) return respond();
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.ms);
      return respond();
    case 'lose-response':
      await respond();
      return broken('drop');
    case 'wrong-type':
      return withWrongTypes(await respond());
    case 'once':
      delete faults[name in faults ? name : '*'];
      return problem(fault.status, `DEMO_${fault.status}`, 'Bestilt feil');
    case 'status':
      return problem(fault.status, `DEMO_${fault.status}`, 'Bestilt feil');
    case 'hang':
      return new Promise(() => {});
    case 'broken-json':
      return json('{"avtaler": [,');
    case 'html':
      return new Response('<!doctype html><title>Vedlikehold</title><p>Vi er straks tilbake.</p>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'empty':
      return json('');
    case 'no-content':
      return new Response(null, { status: 204 });
    default:
      return broken(fault.kind);
  }
}

async function withWrongTypes(response: Response): Promise<Response> {
  // A write without a response has no field to change.
  if (response.status === 204) return response;
  const body: unknown = await response.json();
  return Response.json(wrongTypes(body), response);
}

function wrongTypes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return { feil: true };
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'object' ? 'feil' : { feil: true },
    ]),
  );
}

const json = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
