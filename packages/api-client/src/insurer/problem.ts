/** Creates the response of a failed call. */
export const problem = (status: number, kode: string, melding: string): Response =>
  Response.json({ kode, melding }, { status, headers: { 'Cache-Control': 'no-store' } });
