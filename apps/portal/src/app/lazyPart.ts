import { lazy } from 'react';

type LateCode = typeof import('./lateCode');
type PartName = 'LateParts' | 'SessionTimeoutDialog';

/** How long to wait before asking again for code that did not come. */
const PAUSES_MS = [2_000, 10_000, 30_000];

/** The code that comes once the page stands. Asked for again where the network fails; a reload, as pages do, could cost what is being typed. */
export async function importLateCode(): Promise<LateCode> {
  for (const pause of PAUSES_MS) {
    try {
      return await import('./lateCode');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return import('./lateCode');
}

/** A part whose code comes once the page stands, long before it is needed: later there may be no network. */
export const lazyPart = <Name extends PartName>(name: Name) =>
  lazy(async () => ({ default: (await importLateCode())[name] as LateCode[Name] }));
