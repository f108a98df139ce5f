import { ContactOffer } from './ContactOffer';
import { useContactInfo } from './useContactInfo';

/** The offer to contact us, with the contact of the customer's bank or of the configuration. */
export function ContactUs() {
  return <ContactOffer contact={useContactInfo()} />;
}
