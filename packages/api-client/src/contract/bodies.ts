import { boolean, nonEmpty, optional, pipe, regex, strictObject, string, union } from 'valibot';

// Apart from the calls that send them: what a page imports brings no schema that it never checks by.

/** Where the customer goes once logged out. */
export const LogOutBody = strictObject({ goto: pipe(string(), nonEmpty()) });

/** One of the contact details. */
export const ContactChange = union([
  strictObject({ epostAdresse: string() }),
  strictObject({ mobilNummer: string() }),
]);

/** The contact details of the older register. */
export const LegacyContactChange = strictObject({ epost: string(), telefon: optional(string()) });

/** A yes or no to one of the consents. */
export const ConsentChange = union([
  strictObject({ marketingConsentApproved: boolean() }),
  strictObject({ crossDomainConsentApproved: boolean() }),
]);

/** Whether the customer wants no documents by post, from now on. */
export const ReservationChange = strictObject({ harReservasjon: boolean() });

/** What a customer thinks of a page. */
export const SiteFeedback = strictObject({
  feedbackValue: pipe(string(), nonEmpty()),
  text: string(),
  productCode: pipe(string(), nonEmpty()),
  /** The path alone, without its digits: they may be a policy number. */
  page: pipe(string(), regex(/^\/[^\d?#]*$/)),
});
