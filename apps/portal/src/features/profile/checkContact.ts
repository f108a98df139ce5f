/** The result of a check: the value to send, or the problem. */
export type CheckedContact = { value: string } | { problem: 'empty' | 'invalid' };

// The insurer's rule has the typographic apostrophe (docs/specification/profile.md#contact-validation); people type the straight one.
const EMAIL = /^[\wæøå.!#$%&’'*+/=?^`{|}~-]+@[a-z0-9æøå-]+(\.[a-z0-9æøå-]+)+$/i;

// Invisible characters that pasted text may contain: soft hyphens, joiners and direction marks.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** The visible text. NFC composes an å that was typed as a and a ring. */
const visible = (typed: string) => typed.replace(INVISIBLE, '').normalize('NFC');

/** Checks an e-mail address, and trims it. */
export function checkEmail(typed: string): CheckedContact {
  const value = visible(typed).trim();
  if (!value) return { problem: 'empty' };
  return EMAIL.test(value) ? { value } : { problem: 'invalid' };
}

/** Checks a Norwegian mobile number, and removes spaces and the country code. */
export function checkMobile(typed: string): CheckedContact {
  const compact = visible(typed).replace(/\s/g, '');
  if (!compact) return { problem: 'empty' };
  const value = compact.replace(/^(\+47|0047)/, '');
  return /^\d{8}$/.test(value) ? { value } : { problem: 'invalid' };
}
