import type {
  Address,
  AgreementList,
  Customer as CustomerProfile,
  LegacyCustomer,
  MotorTask,
  OfferList,
  Recommendations,
  SiteFeedback,
} from '@forsikring/api-client/contract';
import type { InferInput } from 'valibot';

/** A named test customer: everything that the insurer's systems know of them. */
export interface Customer {
  /** Short and stable: tests and stories name customers by it. */
  id: string;
  name: string;
  /** What this customer is there to show. */
  shows: string;
  loginContext: string;
  profile: InferInput<typeof CustomerProfile>;
  /** Undefined where the older register answers 404. */
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
  /** Feedback that the customer gave, by its key: one of each key is kept. */
  feedback: Map<string, InferInput<typeof SiteFeedback>>;
  /** Whether the insurer's systems refuse whatever this customer saves. */
  refusesWrites: boolean;
}
