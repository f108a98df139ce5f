import { ContactOffer } from './ContactOffer';
import { useContactInfo } from './useContactInfo';

/** Shows how to contact us, with the contact of the customer's bank or of the configuration. No page of the first view uses it. */
export function ContactUs() {
  return <ContactOffer contact={useContactInfo()} />;
}
