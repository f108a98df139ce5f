/** What was typed: good enough to be sent, or what is wrong with it. */
export type CheckedContact = { value: string } | { problem: 'empty' | 'invalid' };

// The typographic apostrophe is the specification's own; people type the straight one.
const EMAIL = /^[\wæøå.!#$%&’'*+/=?^`{|}~-]+@[a-z0-9æøå-]+(\.[a-z0-9æøå-]+)+$/i;

/** An e-mail address, without the space around it (specification part 1 §5). */
export function checkEmail(typed: string): CheckedContact {
  const value = typed.trim();
  if (!value) return { problem: 'empty' };
  return EMAIL.test(value) ? { value } : { problem: 'invalid' };
}

/** A Norwegian mobile number: eight digits, once spaces and the country code are gone (decisions §5). */
export function checkMobile(typed: string): CheckedContact {
  const compact = typed.replace(/\s/g, '');
  if (!compact) return { problem: 'empty' };
  const value = compact.replace(/^(\+47|0047)/, '');
  return /^\d{8}$/.test(value) ? { value } : { problem: 'invalid' };
}
