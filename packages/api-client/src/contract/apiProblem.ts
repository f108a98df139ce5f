import { type InferOutput, optional, string } from 'valibot';
import { object } from './object';

/** What the insurer's API says when a call fails. */
export const ApiProblem = object({
  /** The machine's word for the problem; absent counts as `UKJENT`. */
  kode: optional(string()),
  melding: optional(string()),
});
export type ApiProblem = InferOutput<typeof ApiProblem>;
