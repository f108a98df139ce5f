import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useContext, useState } from 'react';
import { Button } from '../feedback-form/Button';
import { FeedbackContext } from '../feedback-root/FeedbackContext';
import { OutsideRoot } from '../feedback-root/Misuse';
import { fillIn } from '../texts/fillIn';
import { ContactField } from './ContactField';
import { isEmail, isPhone } from './contactDetails';

/** Props of `FeedbackContact`; the rest goes to its `<form>`. */
export type FeedbackContactProps = Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'>;

/**
 * Asks whether the visitor may be contacted (part 2 §2, §5). A failed Send marks what is wrong and
 * moves focus to the first of it; from then on each error goes as soon as its field is right.
 */
export function FeedbackContact({ className, ...rest }: FeedbackContactProps) {
  const feedback = useContext(FeedbackContext);
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  if (!feedback) return <OutsideRoot part="FeedbackContact" />;
  const { state, texts, Heading, contactQuestion, decline, contact } = feedback;
  if (state.phase !== 'contact') return null;

  const withPhone = contactQuestion?.withPhone;
  const emailFault =
    (!email.trim() && texts.emailMissing) || (!isEmail(email) && texts.emailInvalid);
  const phoneFault =
    withPhone && ((!phone.trim() && texts.phoneMissing) || (!isPhone(phone) && texts.phoneInvalid));

  return (
    <form
      noValidate
      {...rest}
      className={clsx('fbw-contact', className)}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (emailFault || phoneFault)
          event.currentTarget
            .querySelector<HTMLElement>(emailFault ? 'input' : '[type=tel]')
            ?.focus();
        else contact({ email: email.trim(), phone: phone.trim() });
      }}
    >
      <Heading className="fbw-heading">{fillIn(texts.contactTitle, texts)}</Heading>
      <p className="fbw-closing">{fillIn(texts.contact, texts)}</p>
      <ContactField
        type="email"
        label={texts.email}
        value={email}
        onWrite={setEmail}
        fault={tried && emailFault}
      />
      {withPhone && (
        <ContactField
          type="tel"
          label={texts.phone}
          value={phone}
          onWrite={setPhone}
          fault={tried && phoneFault}
        />
      )}
      <div className="fbw-actions">
        <Button primary>{texts.join}</Button>
        <Button onClick={decline}>{texts.decline}</Button>
      </div>
    </form>
  );
}
