/** What was typed: good enough to be sent, or what is wrong with it. */
export type CheckedContact = { value: string } | { problem: 'empty' | 'invalid' };

// The insurer's rule has the typographic apostrophe (docs/specification/profile.md#contact-validation); people type the straight one.
const EMAIL = /^[\wæøå.!#$%&’'*+/=?^`{|}~-]+@[a-z0-9æøå-]+(\.[a-z0-9æøå-]+)+$/i;

// Soft hyphens, joiners and marks of direction: they come along with what is pasted, and nobody sees them.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** What a person sees of what they typed; an å that came as a and a ring is one letter. */
const visible = (typed: string) => typed.replace(INVISIBLE, '').normalize('NFC');

/** Checks an e-mail address, without the space around it. */
export function checkEmail(typed: string): CheckedContact {
  const value = visible(typed).trim();
  if (!value) return { problem: 'empty' };
  return EMAIL.test(value) ? { value } : { problem: 'invalid' };
}

/** Checks a Norwegian mobile number: eight digits, without spaces and the country code. */
export function checkMobile(typed: string): CheckedContact {
  const compact = visible(typed).replace(/\s/g, '');
  if (!compact) return { problem: 'empty' };
  const value = compact.replace(/^(\+47|0047)/, '');
  return /^\d{8}$/.test(value) ? { value } : { problem: 'invalid' };
}
