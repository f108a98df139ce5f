import type { NamedCall } from '../contract/defineCall';
import { type ContractIssue, isContractError } from '../core/errors/ContractError';
import { isHttpError } from '../core/errors/HttpError';
import { MISSING, withAliases } from '../core/parseResponse';
import { isRecord } from '../core/removeNulls';
import { attempt } from '../core/safely';
import { sendCall } from '../core/sendCall';
import { sendWithRetries } from '../core/sendWithRetries';

/** The server whose responses are checked. */
export interface CheckedServer {
  /** The origin, and perhaps a path, before the path of each call. */
  apiHost: string;
  /** Headers of each request, such as `cookie`. */
  headers: Record<string, string>;
  /** Ends the check of all calls. */
  signal: AbortSignal;
}

/** The result of the check of a call. Lines name fields and types, never values. */
export interface CallReport {
  /** Where the response breaks the contract. */
  drift: string[];
  /** Fields that the contract does not have. */
  unknown: string[];
  /** Why the call could not be checked. */
  failure?: string;
}

/** Makes a read, and compares its response with the contract as the client does. */
export async function checkCall(
  call: NamedCall,
  { apiHost, headers, signal: ended }: CheckedServer,
): Promise<CallReport> {
  const issues: ContractIssue[] = [];
  let body: unknown;
  let ok = false;
  let status = 0;
  const transport = {
    apiHost,
    originMissing: false,
    readCookies: () => '',
    onInvalidItem: (issue: ContractIssue) => issues.push(issue),
    async fetch(url: string | URL | Request, init: RequestInit = {}) {
      const response = await fetch(url, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...headers },
      });
      const text = await response.clone().text();
      body = withAliases(
        attempt(() => JSON.parse(text)),
        call.aliases ?? {},
      );
      ({ ok, status } = response);
      return response;
    },
  };
  const limits = { timeoutMs: 30_000, retryDelayMs: 1_000, signal: ended };
  try {
    const { value } = await sendWithRetries(call, limits, (signal) =>
      sendCall(call, { signal }, transport),
    );
    const unknown = ok && issues.length === 0 ? unknownFields(body, value, '') : [];
    return {
      drift: driftOf(issues, body),
      unknown: [...new Set(unknown)].filter((name) => !(name in (call.aliases ?? {}))),
    };
  } catch (error) {
    if (isContractError(error))
      return { drift: driftOf([...issues, error.issue], body), unknown: [] };
    const failure = isHttpError(error) ? describe(status) : (error as Error).name;
    return { drift: [], unknown: [], failure };
  }
}

function describe(status: number): string {
  return `status ${status}${status < 300 ? ' with the message of a refusal' : ''}`;
}

/** One line for each field, whichever items of a list have it. */
function driftOf(issues: ContractIssue[], body: unknown): string[] {
  const counts = new Map<string, number>();
  for (const { field, expected } of issues) {
    const name = field.replace(/\[\d+\]|\.\d+(?=\.|$)/g, '[]') || 'the response';
    const wanted = expected === MISSING ? 'a value' : expected;
    const line = `${name}: expected ${wanted}, found ${typeAt(body, field)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

/** The type of a field of the body; `nothing` when the field is absent. */
function typeAt(body: unknown, field: string): string {
  let value = body;
  for (const key of field.split(/[.[\]]+/).filter(Boolean))
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  if (value === undefined) return field === '' ? 'no JSON' : 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The fields of a body that its parsed value does not have. */
function unknownFields(body: unknown, value: unknown, path: string): string[] {
  if (!isRecord(body) || !isRecord(value)) return [];
  if (Array.isArray(body))
    return body.flatMap((item, index) => unknownFields(item, value[index], `${path}[]`));
  return Object.entries(body).flatMap(([key, field]) => {
    if (field === null) return [];
    // A key may be data, such as an id.
    const name = /^[a-z_]{1,40}$/i.test(key) ? key : '…';
    const fieldPath = path ? `${path}.${name}` : name;
    return Object.hasOwn(value, key) ? unknownFields(field, value[key], fieldPath) : [fieldPath];
  });
}
