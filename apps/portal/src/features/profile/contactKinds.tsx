import type { ReactNode } from 'react';
import { formatPhone } from '../../platform/format/phone';
import { type CheckedContact, checkEmail, checkMobile } from './checkContact';
import { EmailAddress } from './EmailAddress';
import { type ContactTexts, emailTexts, mobileTexts } from './profile.texts';

/** A contact detail that a customer may change: how it is typed, checked, refused and shown. */
export interface ContactKind {
  name: 'email' | 'mobile';
  texts: ContactTexts;
  check: (typed: string) => CheckedContact;
  /** The server's code for a value that it finds wrong. */
  refusal: string;
  /** How a stored value is shown. */
  format: (value: string) => ReactNode;
  /** How a stored value stands in the field, so that it can be saved as it is. */
  toField: (value: string) => string;
  input: {
    type: 'text' | 'tel';
    inputMode: 'email' | 'tel';
    autoComplete: 'email' | 'tel';
    className: string;
  };
}

export const emailKind: ContactKind = {
  name: 'email',
  texts: emailTexts,
  check: checkEmail,
  refusal: 'UGYLDIG_MAILADRESSE',
  format: (value) => <EmailAddress>{value}</EmailAddress>,
  toField: (value) => value,
  // Not of type email: Chrome would turn æ, ø and å of a domain into punycode.
  input: { type: 'text', inputMode: 'email', autoComplete: 'email', className: 'profile-email' },
};

export const mobileKind: ContactKind = {
  name: 'mobile',
  texts: mobileTexts,
  check: checkMobile,
  refusal: 'UGYLDIG_MOBILNR',
  format: formatPhone,
  // The country code without its sign is shown as one, and would not pass as typed.
  toField: (value) => value.replace(/^\s*47\s*(?=(\d\s*){8}$)/, ''),
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', className: 'profile-mobile' },
};
