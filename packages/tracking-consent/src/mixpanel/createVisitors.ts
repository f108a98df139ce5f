import { createId } from '@forsikring/foundation/createId';
import { readVisitor, type Visitor, writeVisitor } from './visitor';

/**
 * Who uses this browser, shared by its tabs: the cookie is read for each event, since another customer
 * may have logged in in another tab. Renews the cookie for 365 days at once.
 */
export function createVisitors() {
  /** The visitors of this page, for when the cookie belongs to another customer. */
  const visitorsByUser = new Map<string, Visitor>();
  let last: Visitor = readVisitor() ?? { device: createId() };
  writeVisitor(last);

  function store(visitor: Visitor): Visitor {
    writeVisitor(visitor);
    return visitor;
  }

  function findVisitor(user: string | undefined): Visitor {
    const visitor = readVisitor() ?? last;
    if (!user || visitor.user === user) return visitor;
    if (!visitor.user) return store({ ...visitor, user });
    // Another customer in the same browser gets another device id.
    return visitorsByUser.get(user) ?? store({ device: createId(), user });
  }

  return {
    /** The visitor of an event. Without a user, the visitor in the cookie. */
    visitorOf(user: string | undefined): Visitor {
      last = findVisitor(user);
      if (user) visitorsByUser.set(user, last);
      return last;
    },
    /** Remembers that the service has the user's invented name. */
    setNamed(user: string): void {
      const named = { ...findVisitor(user), named: true };
      visitorsByUser.set(user, named);
      if (readVisitor()?.user === user) writeVisitor(named);
    },
  };
}
