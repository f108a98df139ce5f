import { createId } from '../delivery/createId';
import { setVisitorCookie, VISITOR_COOKIE } from './deviceStorage';

/** Who uses this browser, as far as analytics knows. */
export interface Visitor {
  /** Random, made after opt-in, the same for 365 days. */
  device: string;
  /** The tracking id of who was logged in last. */
  user?: string;
  /** Whether that user's profile has its pseudonym. */
  named?: boolean;
}

/** The visitor that the cookie knows, or a new one. */
export function readVisitor(): Visitor {
  try {
    const [, value = ''] = document.cookie.match(`(?:^|; )${VISITOR_COOKIE}=([^;]*)`) ?? [];
    const { device, user, named } = JSON.parse(decodeURIComponent(value));
    if (typeof device === 'string' && device !== '') {
      return { device, user: typeof user === 'string' ? user : undefined, named: named === true };
    }
  } catch {
    // None yet, or not ours.
  }
  return { device: createId() };
}

/** Keeps the visitor for another 365 days. */
export function writeVisitor(visitor: Visitor): void {
  try {
    setVisitorCookie(encodeURIComponent(JSON.stringify(visitor)));
  } catch {
    // A sandboxed frame forbids its cookies: each page is then a visitor of its own.
  }
}
