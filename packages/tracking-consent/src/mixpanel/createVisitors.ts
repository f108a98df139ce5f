import { createId } from '../delivery/createId';
import { readVisitor, type Visitor, writeVisitor } from './visitor';

/**
 * Who uses this browser, as its tabs know together: the cookie is read anew for each event, since
 * somebody else may have logged in elsewhere. Keeps the cookie for another 365 days at once.
 */
export function createVisitors() {
  /** This page's own, for when the cookie has gone over to somebody else. */
  const known = new Map<string, Visitor>();
  let last: Visitor = readVisitor() ?? { device: createId() };
  writeVisitor(last);

  function keep(visitor: Visitor): Visitor {
    writeVisitor(visitor);
    return visitor;
  }

  function find(user: string | undefined): Visitor {
    const visitor = readVisitor() ?? last;
    if (!user || visitor.user === user) return visitor;
    if (!visitor.user) return keep({ ...visitor, user });
    // Somebody else in the same browser is somebody else.
    return known.get(user) ?? keep({ device: createId(), user });
  }

  return {
    /** The visitor whose events these are; with no user, whoever the cookie knows. */
    of(user: string | undefined): Visitor {
      last = find(user);
      if (user) known.set(user, last);
      return last;
    },
    /** The service has the user's invented name. */
    setNamed(user: string): void {
      const named = { ...find(user), named: true };
      known.set(user, named);
      if (readVisitor()?.user === user) writeVisitor(named);
    },
  };
}
