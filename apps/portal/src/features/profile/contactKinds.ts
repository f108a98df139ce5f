import { formatPhone } from '../../platform/format/phone';
import { type CheckedContact, checkEmail, checkMobile } from './checkContact';
import { type ContactTexts, emailTexts, mobileTexts } from './profile.texts';

/** A contact detail that a customer may change: how it is typed, checked, refused and shown. */
export interface ContactKind {
  texts: ContactTexts;
  check: (typed: string) => CheckedContact;
  /** The server's code for a value that it finds wrong. */
  refusal: string;
  format: (value: string) => string;
  input: {
    type: 'text' | 'tel';
    inputMode: 'email' | 'tel';
    autoComplete: 'email' | 'tel';
    className: string;
  };
}

export const emailKind: ContactKind = {
  texts: emailTexts,
  check: checkEmail,
  refusal: 'UGYLDIG_MAILADRESSE',
  format: (value) => value,
  // Not of type email: Chrome would turn æ, ø and å of a domain into punycode.
  input: { type: 'text', inputMode: 'email', autoComplete: 'email', className: 'profile-email' },
};

export const mobileKind: ContactKind = {
  texts: mobileTexts,
  check: checkMobile,
  refusal: 'UGYLDIG_MOBILNR',
  format: formatPhone,
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', className: 'profile-mobile' },
};
