import { classNames } from '@forsikring/foundation/classNames';
import { isEmail, visibleText } from '@forsikring/foundation/contact/email';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { Buttons } from '../feedback-form/Buttons';
import { Form } from '../feedback-form/Form';
import { focusError } from '../feedback-form/focusError';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { Field } from '../feedback-text/Field';
import { fillIn } from '../texts/fillIn';

/** Props of `FeedbackContact`; other props go to its `<form>`. */
export type FeedbackContactProps = Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'>;

/**
 * Asks whether the visitor may be contacted. Sending invalid details marks the invalid fields and moves
 * the focus to the first; after that, each error disappears as soon as its field is valid.
 */
export function FeedbackContact({ className, ...rest }: FeedbackContactProps) {
  const feedback = useFeedbackPart('FeedbackContact');
  const [emailText, setEmail] = useState('');
  const [phoneText, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  if (feedback?.state.phase !== 'contact') return null;
  const { texts, Heading, contactQuestion, declineNext, contact, announce } = feedback;

  const email = visibleText(emailText);
  const phone = visibleText(phoneText);
  const emailError = !isEmail(email) && (email ? texts.emailInvalid : texts.emailMissing);
  const phoneError =
    contactQuestion?.withPhone &&
    !isPhone(phone) &&
    (phone ? texts.phoneInvalid : texts.phoneMissing);

  const writing = (set: (text: string) => void) => (text: string) => {
    announce('');
    set(text);
  };

  return (
    <Form
      {...rest}
      className={classNames('fbw-contact', className)}
      onSend={(form) => {
        setTried(true);
        const error = emailError || phoneError;
        const field = form.querySelectorAll('input')[emailError ? 0 : 1];
        if (!error) contact({ email, phone });
        else if (field) focusError(field, error, announce);
      }}
    >
      <Heading className="fbw-heading">{fillIn(texts.contactTitle, texts)}</Heading>
      <p className="fbw-closing">{fillIn(texts.contact, texts)}</p>
      <Field
        type="email"
        label={texts.email}
        value={emailText}
        onWrite={writing(setEmail)}
        error={tried && emailError}
      />
      {contactQuestion?.withPhone && (
        <Field
          type="tel"
          label={texts.phone}
          value={phoneText}
          onWrite={writing(setPhone)}
          error={tried && phoneError}
        />
      )}
      <Buttons
        submitLabel={texts.join}
        otherLabel={texts.decline}
        onOther={() => {
          announce('');
          declineNext();
        }}
      />
    </Form>
  );
}

/**
 * Whether a text is a phone number: eight digits, or a country code before them. Spaces, dashes and invisible
 * characters, which pasted numbers may contain, are ignored.
 */
export function isPhone(text: string): boolean {
  return /^((\+|00)\d{7,15}|(47)?\d{8})$/.test(text.replace(/[\s().\p{Pd}\p{Cf}]/gu, ''));
}
