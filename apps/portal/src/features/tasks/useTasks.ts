import type { MotorTask, Offer } from '@forsikring/api-client';
import {
  useHealthDeclarations,
  useMotorTasks,
  useOffers,
  useOffersToAccept,
  useUnreadMessages,
} from '@forsikring/api-client/react';
import { useShortname } from '../../platform/config/useShortname';
import { encodeId } from '../../platform/navigation/encodeId';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { shownOffers } from '../../platform/offers/shownOffers';
import { sortOffers } from '../../platform/offers/sortOffers';
import { INSURANCE_PATH } from '../../platform/paths';
import type { Task } from './Task';
import { tasksTexts as texts } from './tasks.texts';

/** What waits for the customer, as far as it is known. */
export interface Tasks {
  tasks: Task[];
  /** The offers that the customer sees. */
  offers: Offer[];
  /** Whether more may come. */
  loading: boolean;
  /** Whether something could not be asked for. */
  failed: boolean;
  /** Asks again for what failed. */
  retry: () => void;
}

/** Asks everything that may have a task for the customer (specification part 1 §2). */
export function useTasks(): Tasks {
  const motor = useMotorTasks();
  const health = useHealthDeclarations();
  const accept = useOffersToAccept();
  const messages = useUnreadMessages({ distributor: useShortname() });
  const offers = useOffers();
  const healthHref = useConfiguredAddress('healthDeclarationUrl');
  const acceptHref = useConfiguredAddress('acceptOffersUrl');

  const reads = [motor, health, accept, messages, offers];
  const declarations = health.data?.antall ?? 0;
  const toAccept = accept.data?.antall ?? 0;
  const tasks: Task[] = [
    ...(motor.data?.oppgaver.filter(isMileage).map(mileageTask) ?? []),
    ...(declarations > 0
      ? [task('health', texts.healthDeclarations(declarations), healthHref)]
      : []),
    ...(toAccept > 0 ? [task('accept', texts.offersToAccept(toAccept), acceptHref)] : []),
    ...(messages.unread ? [task('messages', texts.unread, `${INSURANCE_PATH}/dokumenter`)] : []),
  ];
  return {
    tasks,
    offers: sortOffers(shownOffers(offers.data)),
    loading: reads.some(({ loading }) => loading),
    failed: reads.some(({ error }) => error !== undefined),
    retry: () => {
      for (const { error, reload } of reads) if (error !== undefined) void reload();
    },
  };
}

const isMileage = ({ oppgavetype }: MotorTask) => oppgavetype === 'ENDRE_KMSTAND';

function mileageTask({ beskrivelse, avtalenummer }: MotorTask, index: number): Task {
  const id = encodeId(avtalenummer);
  return {
    kind: 'mileage',
    key: `mileage ${index}`,
    title: beskrivelse || texts.mileage,
    href: id && `${INSURANCE_PATH}/motor/detaljer/${id}`,
  };
}

const task = (kind: Task['kind'], title: string, href: string | undefined): Task => ({
  kind,
  key: kind,
  title,
  href,
});
