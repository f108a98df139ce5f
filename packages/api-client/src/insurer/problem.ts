/** Creates the response of a failed call. */
export type Problem = (status: number, kode: string, melding: string) => Response;

/** The response of a failed call in the format of the insurer. */
export const problem: Problem = (status, kode, melding) =>
  Response.json({ kode, melding }, { status, headers: { 'Cache-Control': 'no-store' } });
