import type { InferInput } from 'valibot';
import type {
  Address,
  AgreementList,
  Customer as CustomerProfile,
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

/** A named test customer, with their data from all systems of the insurer. */
export interface Customer {
  /** Short and stable, because tests and stories refer to it. */
  id: string;
  name: string;
  /** What this customer demonstrates, for the login page. */
  shows: string;
  loginContext: string;
  profile: InferInput<typeof CustomerProfile>;
  /** Undefined when the older register responds with 404. */
  legacy: InferInput<typeof LegacyCustomer> | undefined;
  agreements: InferInput<typeof AgreementList>;
  /** Agreements that the partner bank keeps. */
  partnerAgreements: InferInput<typeof AgreementList>;
  offers: InferInput<typeof OfferList>;
  motorTasks: InferInput<typeof MotorTask>[];
  /** Health declarations to fill in, and offers to accept. */
  healthDeclarations: number;
  offersToAccept: number;
  unreadMessages: boolean;
  unreadPartnerMessages: number;
  addresses: InferInput<typeof Address>[];
  reserved: boolean;
  recommendations: InferInput<typeof Recommendations>;
  /** The customer's feedback, one for each idempotency key. */
  feedback: Map<string, ReceivedFeedback>;
  /** Whether the insurer's systems refuse every write of this customer. */
  refusesWrites: boolean;
}
