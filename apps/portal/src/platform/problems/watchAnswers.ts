import type { ApiClient } from '@forsikring/api-client';
import type { Problems } from './createProblems';

type AnyCall = (...args: never[]) => Promise<unknown>;

/** The client, whose answers tell of problems: `systemSourceError` is one, and an answer without ends it. */
export function watchAnswers(client: ApiClient, problems: Problems): ApiClient {
  const watched =
    (name: string, call: AnyCall): AnyCall =>
    async (...args) => {
      const answer = await call(...args);
      if (saysThatSystemsAreDown(answer)) problems.add(name);
      else problems.remove(name);
      return answer;
    };
  return Object.fromEntries(
    Object.entries(client).map(([name, call]) => [name, watched(name, call as AnyCall)]),
  ) as unknown as ApiClient;
}

function saysThatSystemsAreDown(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'systemSourceError' in answer &&
    answer.systemSourceError === true
  );
}
