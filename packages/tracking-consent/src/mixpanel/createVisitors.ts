import { createId } from '../delivery/createId';
import { readVisitor, type Visitor, writeVisitor } from './visitor';

/**
 * Who uses this browser, shared by its tabs: the cookie is read for each event, since another customer
 * may have logged in in another tab. Renews the cookie for 365 days at once.
 */
export function createVisitors() {
  /** The visitors of this page, for when the cookie belongs to another customer. */
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
    // Another customer in the same browser gets another device id.
    return known.get(user) ?? keep({ device: createId(), user });
  }

  return {
    /** The visitor of an event. Without a user, the visitor in the cookie. */
    of(user: string | undefined): Visitor {
      last = find(user);
      if (user) known.set(user, last);
      return last;
    },
    /** Remembers that the service has the user's invented name. */
    setNamed(user: string): void {
      const named = { ...find(user), named: true };
      known.set(user, named);
      if (readVisitor()?.user === user) writeVisitor(named);
    },
  };
}
