import type { MotorTask } from '@forsikring/api-client';
import {
  useHealthDeclarations,
  useMotorTasks,
  useOffers,
  useOffersToAccept,
  useUnreadMessages,
} from '@forsikring/api-client/react';
import { useEffect } from 'react';
import { type WaitingOffers, waitingOffers } from '../../domain/waitingOffers';
import { useToday } from '../../platform/clock/useToday';
import { useShortname } from '../../platform/config/shortname';
import { report } from '../../platform/monitoring/report';
import { encodeId } from '../../platform/navigation/encodeId';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { INSURANCE_PATH, paths } from '../../platform/paths';
import { joinReads, type SectionRead, sectionRead } from '../../platform/section/sectionRead';
import { useInitiallyPending } from '../../platform/section/useInitiallyPending';
import type { Task } from './Task';
import { tasksTexts as texts } from './tasks.texts';

/** The customer's tasks. When one kind of task is slow, the others are shown without it. */
export type TasksRead = SectionRead<Task[]>;

const MAX_LISTED_OFFERS = 3;
const NO_TASKS: MotorTask[] = [];

/** Reads all kinds of tasks, ordered by consequence (docs/specification/overview.md#tasks). */
export function useTasks(): TasksRead {
  const motor = useMotorTasks();
  const health = useHealthDeclarations();
  const accept = useOffersToAccept();
  const messages = useUnreadMessages({ distributor: useShortname() });
  const offers = useOffers();
  useReportOfHidden(motor.data?.oppgaver);
  const healthHref = useConfiguredAddress('healthDeclarationUrl');
  const acceptHref = useConfiguredAddress('acceptOffersUrl');

  const today = useToday();
  const waiting = waitingOffers(offers.data, today);
  const savedOffers = sectionRead([offers], () => offersTask(waiting));
  const byConsequence = [
    sectionRead([health], ({ antall }) =>
      antall > 0 ? [task('health', texts.healthDeclarations(antall), healthHref, antall)] : [],
    ),
    sectionRead([accept], ({ antall }) =>
      antall > 0 ? [task('accept', texts.offersToAccept(antall), acceptHref, antall)] : [],
    ),
    sectionRead([motor], ({ oppgaver }) => oppgaver.filter(isMileage).map(mileageTask)),
    sectionRead([messages], (unread) =>
      unread ? [task('messages', texts.unread, `${INSURANCE_PATH}/dokumenter`)] : [],
    ),
  ];
  const joined = joinReads(
    waiting.ending.length > 0 ? [savedOffers, ...byConsequence] : [...byConsequence, savedOffers],
  );
  const initiallyLoading = useInitiallyPending(joined.loading);
  return initiallyLoading ? { ...joined, data: undefined } : joined;
}

const isMileage = ({ oppgavetype }: MotorTask) => oppgavetype === 'ENDRE_KMSTAND';

/** Reports how many motor tasks are not shown, so that a new type does not stay unnoticed. */
function useReportOfHidden(motorTasks: MotorTask[] = NO_TASKS): void {
  const count = motorTasks.length - motorTasks.filter(isMileage).length;
  useEffect(() => {
    if (count === 0) return;
    const message = `getMotorTasks: oppgaver of another type than ENDRE_KMSTAND: ${count}`;
    report({ kind: 'contract', message });
  }, [count]);
}

function mileageTask({ beskrivelse, avtalenummer }: MotorTask, index: number): Task {
  const id = encodeId(avtalenummer);
  return {
    kind: 'mileage',
    key: `mileage ${index}`,
    title: beskrivelse || texts.mileage,
    href: id && `${INSURANCE_PATH}/motor/detaljer/${id}`,
  };
}

function offersTask({ offers, deadline, ending }: WaitingOffers): Task[] {
  if (offers.length === 0) return [];
  // The name of the offer that the deadline belongs to is listed.
  const listed = new Set([...ending, ...offers]);
  const names = [...listed].slice(0, MAX_LISTED_OFFERS).map(({ name }) => name);
  const more = offers.length - names.length;
  return [
    {
      ...task('offers', texts.offers(offers.length), paths.offers, offers.length),
      items: names.join(', '),
      more: more > 0 ? texts.moreOffers(more) : undefined,
      deadline,
    },
  ];
}

const task = (
  kind: Task['kind'],
  title: string,
  href: string | undefined,
  count?: number,
): Task => ({
  kind,
  key: kind,
  title,
  count,
  href,
});
