import { type InferOutput, object, optional, string } from 'valibot';

/** The body of a failed response from the insurer's API. */
export const ApiProblem = object({
  /** The code of the problem. The client uses `UKJENT` when it is absent. */
  kode: optional(string()),
  melding: optional(string()),
});
export type ApiProblem = InferOutput<typeof ApiProblem>;
