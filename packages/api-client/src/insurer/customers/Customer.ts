import type { InferInput } from 'valibot';
import type {
  Address,
  AgreementList,
  Customer as CustomerProfile,
  FeedbackContact,
  FeedbackFollowup,
  LegacyCustomer,
  MotorTask,
  OfferList,
  Recommendations,
  SiteFeedback,
} from '../../contract';

/** The suffix of the key when the feedback was sent because the visitor left, not by a press on Send. */
export const UNINTENDED = '-unintended';

/** Feedback, and when it arrived. */
export type ReceivedFeedback = InferInput<typeof SiteFeedback> & {
  /** Epoch milliseconds. */
  receivedAt: number;
};

/** The answers to the questions after feedback, and when they arrived. */
export type ReceivedFollowup = InferInput<typeof FeedbackFollowup> & { receivedAt: number };

/** Contact details for research, and when they arrived. */
export type ReceivedContact = InferInput<typeof FeedbackContact> & { receivedAt: number };

/** A named test customer, with their data from all systems of the insurer. */
export interface Customer {
  /** Short and stable, because tests and stories refer to it. */
  id: string;
  /** The full name. */
  name: string;
  /** What this customer demonstrates, for the login page. */
  shows: string;
  /** Where the customer logged in, such as `NETTBANK`. */
  loginContext: string;
  /** The response of `getCustomer`. */
  profile: InferInput<typeof CustomerProfile>;
  /** Undefined when the older register responds with 404. */
  legacy: InferInput<typeof LegacyCustomer> | undefined;
  /** The response of `getAgreements`. */
  agreements: InferInput<typeof AgreementList>;
  /** Agreements that the partner bank keeps. */
  partnerAgreements: InferInput<typeof AgreementList>;
  /** The response of `getOffers`. */
  offers: InferInput<typeof OfferList>;
  /** The tasks about motor vehicles. */
  motorTasks: InferInput<typeof MotorTask>[];
  /** The number of health declarations to fill in. */
  healthDeclarations: number;
  /** The number of offers to accept. */
  offersToAccept: number;
  /** Whether there are unread messages. */
  unreadMessages: boolean;
  /** The number of unread messages of the partner bank. */
  unreadPartnerMessages: number;
  /** The addresses; at most one is that of the national register. */
  addresses: InferInput<typeof Address>[];
  /** Whether the customer wants no documents by post. */
  reserved: boolean;
  /** The response of `getRecommendations`. */
  recommendations: InferInput<typeof Recommendations>;
  /** The customer's feedback, one for each idempotency key. */
  feedback: Map<string, ReceivedFeedback>;
  /** The answers to the questions after feedback, one for each idempotency key. @default none */
  followups?: Map<string, ReceivedFollowup>;
  /** The contact details for research, one for each idempotency key. @default none */
  contacts?: Map<string, ReceivedContact>;
  /** Whether the insurer's systems refuse every write of this customer. */
  refusesWrites: boolean;
}
