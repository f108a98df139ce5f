import { lazy } from 'react';

type LateCode = typeof import('./lateCode');
type PartName = 'LateParts' | 'ProblemMessage' | 'SessionTimeoutDialog';

/** A part whose code comes once the page stands, long before it is needed: later there may be no network. */
export const lazyPart = <Name extends PartName>(name: Name) =>
  lazy(async () => ({ default: (await import('./lateCode'))[name] as LateCode[Name] }));
