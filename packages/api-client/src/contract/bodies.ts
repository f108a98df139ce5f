import { boolean, nonEmpty, optional, pipe, regex, strictObject, string, union } from 'valibot';

// Separate from the calls, so that a page does not bundle schemas that it never uses.

/** The address that the customer wants to reach after the logout. */
export const LogOutBody = strictObject({ goto: pipe(string(), nonEmpty()) });

/** A change of one contact detail. */
export const ContactChange = union([
  strictObject({ epostAdresse: string() }),
  strictObject({ mobilNummer: string() }),
]);

/** A change of the contact details in the older register. */
export const LegacyContactChange = strictObject({ epost: string(), telefon: optional(string()) });

/** A yes or no to one of the consents. */
export const ConsentChange = union([
  strictObject({ marketingConsentApproved: boolean() }),
  strictObject({ crossDomainConsentApproved: boolean() }),
]);

/** The customer's wish not to get documents by post. */
export const ReservationChange = strictObject({ harReservasjon: boolean() });

/** A customer's opinion of a page. */
export const SiteFeedback = strictObject({
  feedbackValue: pipe(string(), nonEmpty()),
  text: string(),
  productCode: pipe(string(), nonEmpty()),
  /** The path without query and digits: digits may be a policy number. */
  page: pipe(string(), regex(/^\/[^\d?#]*$/)),
});
