import { classNames } from '@forsikring/foundation/classNames';
import { isEmail, visibleText } from '@forsikring/foundation/contact/email';
import { readPhone } from '@forsikring/foundation/contact/phone';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { Buttons } from '../feedback-form/Buttons';
import { Form } from '../feedback-form/Form';
import { focusError } from '../feedback-form/focusError';
import { useFeedbackPart } from '../feedback-root/FeedbackContext';
import { Field, readField } from '../feedback-text/Field';
import { fillIn } from '../texts/fillIn';

/** Props of `FeedbackContact`; other props go to its `<div>`. */
export type FeedbackContactProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSubmit'>;

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

  const emailError = (email: string) =>
    !isEmail(email) && (email ? texts.emailInvalid : texts.emailMissing);
  const phoneError = (phone: string) =>
    !isPhone(phone) && (phone ? texts.phoneInvalid : texts.phoneMissing);

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
        const fields = form.querySelectorAll('input');
        const [email = '', phone = ''] = Array.from(fields, (field) => {
          readField(field);
          return visibleText(field.value);
        });
        const errors = [emailError(email), contactQuestion?.withPhone && phoneError(phone)];
        const wrong = errors.findIndex(Boolean);
        const [field, error] = [fields[wrong], errors[wrong]];
        if (field && error) focusError(field, error, announce);
        else contact({ email, phone });
      }}
    >
      <Heading className="fbw-heading">{fillIn(texts.contactTitle, texts)}</Heading>
      <p className="fbw-closing">{fillIn(texts.contact, texts)}</p>
      <Field
        type="email"
        label={texts.email}
        value={emailText}
        onWrite={writing(setEmail)}
        error={tried && emailError(visibleText(emailText))}
      />
      {contactQuestion?.withPhone && (
        <Field
          type="tel"
          label={texts.phone}
          value={phoneText}
          onWrite={writing(setPhone)}
          error={tried && phoneError(visibleText(phoneText))}
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

/** Whether a text is a phone number: eight digits, or a country code before them. */
export function isPhone(text: string): boolean {
  return /^((\+|00)\d{7,15}|\d{8})$/.test(readPhone(text));
}
