import { isEmail, visibleText } from '@forsikring/foundation/contact/email';
import { readPhone } from '@forsikring/foundation/contact/phone';
import type { ReactNode } from 'react';
import { EmailAddress } from '../../domain/contact/EmailAddress';
import { formatPhone } from '../../domain/formats/phone';
import { type ContactTexts, emailTexts, mobileTexts } from './profile.texts';

/** A kind of contact detail that a customer may change: its texts, check, format and field. */
export interface ContactKind {
  name: 'email' | 'mobile';
  texts: ContactTexts;
  check: (typed: string) => CheckedContact;
  /** The `kode` of a response that refuses an invalid value. */
  refusal: string;
  /** Formats a stored value. */
  format: (value: string) => ReactNode;
  input: { type: 'email' | 'tel'; autoComplete: 'email' | 'tel'; className: string };
}

export const emailKind: ContactKind = {
  name: 'email',
  texts: emailTexts,
  check: checkEmail,
  refusal: 'UGYLDIG_MAILADRESSE',
  format: (value) => <EmailAddress>{value}</EmailAddress>,
  input: { type: 'email', autoComplete: 'email', className: 'profile-email' },
};

export const mobileKind: ContactKind = {
  name: 'mobile',
  texts: mobileTexts,
  check: checkMobile,
  refusal: 'UGYLDIG_MOBILNR',
  format: formatPhone,
  input: { type: 'tel', autoComplete: 'tel', className: 'profile-mobile' },
};

/** The result of a check: the value to send, or the problem. */
export type CheckedContact = { value: string } | { problem: 'empty' | 'invalid' };

/** Checks an e-mail address, and trims it. */
export function checkEmail(typed: string): CheckedContact {
  const value = visibleText(typed);
  if (!value) return { problem: 'empty' };
  return isEmail(value) ? { value } : { problem: 'invalid' };
}

/** Checks a Norwegian mobile number, and reads its eight digits. */
export function checkMobile(typed: string): CheckedContact {
  const value = readPhone(typed);
  if (!value) return { problem: 'empty' };
  return /^\d{8}$/.test(value) ? { value } : { problem: 'invalid' };
}
