import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutOff, json, type TestAnswer } from '../core/startTestServer';
import { useDeleteOffer, useSetReservation } from './actions';
import { useCustomer, useLegacyCustomer, useOffers, useReservation } from './reads';
import { type Session, useSession } from './SessionProvider';
import { loggedInAs, startTestApi } from './startTestApi';
import { useConsent } from './useConsent';
import { useContact } from './useContact';

const FIELDS = ['email', 'mobile', 'marketing', 'reserved', 'offers'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;
type Owner = 'A' | 'B';
type Register = 'own' | 'older';

/** How a write ends: kept or refused, or cut off after or before it was kept. */
const ENDS = ['kept', 'refused', 'lost', 'dropped'] as const;
type End = (typeof ENDS)[number];
const isKept = (end: End) => end === 'kept' || end === 'lost';

/** A save as the test follows it, from the button to its end. */
interface Save {
  owner: Owner;
  field: Field;
  /** Saves of one queue are sent one after the other. */
  queue: string;
  /** The new value; of the offers, the one to delete. */
  value: string;
  end: End;
  done: Promise<unknown>;
}

const valuesOf = (owner: Owner): Values => ({
  email: `${owner}-first`,
  mobile: `${owner}-first`,
  marketing: 'false',
  reserved: 'false',
  offers: [1, 2, 3, 4].map((number) => `${owner}-offer-${number}`).join(' '),
});

/** The values once a field is saved. */
function withSaved(values: Values, field: Field, value: string): Values {
  if (field !== 'offers') return { ...values, [field]: value };
  const left = values.offers.split(' ').filter((number) => number !== value);
  return { ...values, offers: left.join(' ') };
}

/** An insurer that keeps two customers in one of its registers, and answers writes and reads when it is told to. */
async function startInsurer(register: Register) {
  const records = { A: valuesOf('A'), B: valuesOf('B') };
  const held: { owner: Owner; field: Field; value: string; answer: (end: End) => void }[] = [];
  const reads: (() => void)[] = [];
  const insurer = {
    session: 'A' as Owner,
    holdsReads: false,
    /** Whether a save waits for a read of its own, which is answered though others are held. */
    savesRead: () => false,
    mixedUp: [] as string[],
  };

  const hold = (field: Field, value: string): TestAnswer => {
    const owner = insurer.session;
    // The customer of the cookie, whoever wrote: another's value here would be theirs from now on.
    if (/^[AB]-/.test(value) && !value.startsWith(owner)) insurer.mixedUp.push(value);
    return (response) =>
      held.push({
        owner,
        field,
        value,
        answer: (end) => {
          if (isKept(end)) records[owner] = withSaved(records[owner], field, value);
          if (end === 'kept') response.writeHead(204).end();
          else if (end === 'refused') json({ kode: 'REFUSED' }, 400)(response);
          else cutOff(response);
        },
      });
  };
  const write =
    (read: (body: Record<string, string>) => [Field, unknown]): TestAnswer =>
    (response, request, before) => {
      const [field, value] = read(JSON.parse(request.body));
      hold(field, String(value))(response, request, before);
    };
  const read =
    (answer: (values: Values) => object): TestAnswer =>
    (response) => {
      const send = json(answer(records[insurer.session]));
      if (insurer.holdsReads && !insurer.savesRead()) reads.push(() => send(response));
      else send(response);
    };
  const api = await startTestApi({
    getSessionStatus: (response) => loggedInAs(insurer.session)(response),
    getLegacyCustomer: read(({ email, mobile }) => ({
      eksisterer: register === 'older',
      ...(register === 'older' && { epost: email, telefon: mobile }),
    })),
    getCustomer: read(({ email, mobile, marketing }) => ({
      navn: insurer.session,
      ...(register === 'own' && {
        niceKundenummer: '7',
        kontaktInformasjon: { epostAdresse: email, mobilNummer: mobile },
      }),
      samtykker: { marketingConsent: marketing === 'true' ? 'AUTHORIZED' : 'NOT_AUTHORIZED' },
    })),
    getReservation: read(({ reserved }) => ({ harReservasjon: reserved === 'true' })),
    getOffers: read(({ offers }) => ({
      tilbud: offers.split(' ').map((policyNumber) => ({ policyNumber, name: 'Hus' })),
    })),
    updateContact: write(({ epostAdresse, mobilNummer }) =>
      epostAdresse ? ['email', epostAdresse] : ['mobile', mobilNummer],
    ),
    updateLegacyContact: write(({ epost, telefon }) => {
      // The number goes with the address that is kept by now: another would take that back.
      if (telefon && epost !== records[insurer.session].email) insurer.mixedUp.push(String(epost));
      return telefon ? ['mobile', telefon] : ['email', epost];
    }),
    updateConsent: write(({ marketingConsentApproved }) => ['marketing', marketingConsentApproved]),
    setReservation: write(({ harReservasjon }) => ['reserved', harReservasjon]),
    deleteOffer: (response, request, before) =>
      hold('offers', request.url.split('/').at(-1) ?? '')(response, request, before),
  });
  return { api, insurer, records, held, reads };
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      field: fc.constantFrom(...FIELDS),
      end: fc.constantFrom(...ENDS),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('settle' as const), pick: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('answer a read' as const), pick: fc.nat(20) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('come or go' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('B logs in' as const) }) },
);

/** Lets pass what is under way, until something is so. */
async function until(isSo: () => boolean, what: string) {
  const limit = performance.now() + 4_000;
  while (!isSo()) {
    if (performance.now() > limit) throw new Error(`It never came to this: ${what}`);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  }
}

/** All that is known and can be saved of a customer. */
function useEverything() {
  const contact = useContact();
  const consent = useConsent('marketingConsent');
  const customer = useCustomer();
  const legacy = useLegacyCustomer();
  const reservation = useReservation();
  const offers = useOffers();
  return {
    contact,
    consent,
    reads: [customer, legacy, reservation, offers] as const,
    setReservation: useSetReservation(),
    deleteOffer: useDeleteOffer(),
    name: customer.data?.navn,
    loaded: [customer, legacy, reservation, offers].every(({ data }) => data !== undefined),
    shown: {
      email: contact.email ?? '',
      mobile: contact.mobile ?? '',
      marketing: String(consent.approved),
      reserved: String(reservation.data?.harReservasjon),
      offers: (offers.data?.tilbud ?? []).map(({ policyNumber }) => policyNumber).join(' '),
    },
  };
}

type Everything = ReturnType<typeof useEverything>;

function Tab({ tell }: { tell: (session: Session) => void }) {
  tell(useSession());
  return null;
}

function Page({ tell }: { tell: (everything: Everything) => void }) {
  tell(useEverything());
  return null;
}

it.each<Register>(['own', 'older'])(
  'in every order, mounted or not, a failure takes back its own value, the newest is shown, and nothing goes from one customer to another: the %s register',
  async (register) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        const { api, insurer, records, held, reads } = await startInsurer(register);
        const { Provider } = api.openTab({ channel: null });
        const shownTo: string[] = [];
        let session: Session | undefined;
        let page: Everything | undefined;
        const hearSession = (next: Session) => {
          session = next;
        };
        const hearPage = (next: Everything) => {
          page = next;
          shownTo.push(`${session?.sessionId}: ${JSON.stringify(next.shown)} ${next.name}`);
        };
        let isOpen = true;
        const tree = () => (
          <Provider>
            <Tab tell={hearSession} />
            {isOpen && <Page tell={hearPage} />}
          </Provider>
        );
        const { rerender, unmount } = render(tree());
        let owner: Owner = 'A';
        let number = 0;
        let kept = valuesOf('A');
        let open: Save[] = [];

        let settling = false;
        // A number of the older register goes with the address that it has: that is read first.
        insurer.savesRead = () =>
          settling || (register === 'older' && open.some((each) => each.field === 'mobile'));
        // What became of a deletion is told by the list, which is read again by itself.
        const endOf = (field: Field, end: End) =>
          field === 'offers' && !isKept(end) ? 'refused' : field === 'offers' ? 'kept' : end;

        const shown = () => page?.shown;
        const of = (who: Owner, field: Field) =>
          open.filter((each) => each.owner === who && each.field === field);
        const newest = (field: Field) => of(owner, field).at(-1)?.value ?? kept[field];
        // An offer goes from the list when it is deleted, not before.
        const expected = (): Values => ({
          email: newest('email'),
          mobile: newest('mobile'),
          marketing: newest('marketing'),
          reserved: newest('reserved'),
          offers: kept.offers,
        });
        const check = () => {
          if (isOpen) expect(shown()).toEqual(expected());
        };
        const loaded = async () => {
          if (isOpen) await until(() => page?.loaded === true && page.name === owner, 'loaded');
        };
        // Of each queue one at a time is with the insurer.
        const sent = () => new Set(open.map((each) => each.owner + each.queue)).size;
        const arrived = () => until(() => held.length === sent(), 'arrived');

        const queueOf = (field: Field) =>
          register === 'older' && (field === 'email' || field === 'mobile') ? 'contact' : field;
        const valueFor = (field: Field): string | undefined => {
          number += 1;
          if (field === 'email' || field === 'mobile') return `${owner}-${number}`;
          if (field !== 'offers') return newest(field) === 'true' ? 'false' : 'true';
          // One at a time: those of an earlier visit to the page are no queue of this one.
          const left = kept.offers.split(' ');
          const underWay = open.some((each) => each.field === 'offers');
          return underWay || left.length < 2 ? undefined : left[number % left.length];
        };
        const begin = (field: Field, value: string): Promise<unknown> => {
          if (!page) throw new Error('There is no page to save from.');
          if (field === 'email') return page.contact.saveEmail.save(value);
          if (field === 'mobile') return page.contact.saveMobile.save(value);
          if (field === 'marketing') return page.consent.save(value === 'true');
          if (field === 'reserved') return page.setReservation.run(value === 'true');
          return page.deleteOffer.run(value);
        };
        const save = async (field: Field, end: End) => {
          const value = valueFor(field);
          if (value === undefined) return;
          let done: Promise<unknown> = Promise.resolve();
          act(() => {
            done = begin(field, value).then(
              () => undefined,
              (error) => error,
            );
          });
          open.push({ owner, field, queue: queueOf(field), value, end, done });
          check();
          await arrived();
        };
        const settle = async (pick: number) => {
          const [write] = held.splice(pick % held.length, 1);
          const ofQueue = open.filter(
            (each) => each.owner === write?.owner && each.queue === queueOf(write.field),
          );
          const [first, ...waiting] = ofQueue;
          if (!write || !first) throw new Error('Nobody saved what arrived.');
          expect([write.field, write.value]).toEqual([first.field, first.value]);
          settling = true;
          write.answer(first.end);
          await act(async () => void (await first.done));
          settling = false;
          // Without an answer, what is kept decides: for whoever is logged in now, or for nobody.
          const isTheirs = first.owner === owner;
          const isThere = isTheirs && records[owner][first.field] === first.value;
          const isFine = first.end === 'kept' || (first.end !== 'refused' && isThere);
          const unanswered = { name: isTheirs ? 'NetworkError' : 'UnknownOutcomeError' };
          const failure = first.end === 'refused' ? { kode: 'REFUSED' } : unanswered;
          expect(await first.done).toEqual(isFine ? undefined : expect.objectContaining(failure));
          open = open.filter((each) => each !== first);
          if (isTheirs) {
            if (isKept(first.end)) kept = withSaved(kept, first.field, first.value);
          } else {
            // Whoever is logged in now, these were not theirs: never sent.
            open = open.filter((each) => !waiting.includes(each));
            for (const each of waiting)
              expect(await each.done).toMatchObject({ name: 'AbortError' });
          }
          await arrived();
        };
        const comeOrGo = async () => {
          isOpen = !isOpen;
          page = undefined;
          rerender(tree());
          await loaded();
        };
        const answerReads = () => {
          for (const answer of reads.splice(0)) answer();
        };
        const reload = () => Promise.all((page?.reads ?? []).map((each) => each.reload()));

        await loaded();
        for (const each of steps) {
          if (each.do === 'save' && isOpen) await save(each.field, endOf(each.field, each.end));
          if (each.do === 'settle' && held.length > 0) await settle(each.pick);
          if (each.do === 'come or go') await comeOrGo();
          if (each.do === 'reload' && isOpen) {
            insurer.holdsReads = true;
            act(() => void reload().catch(() => {}));
          }
          if (each.do === 'answer a read' && reads.length > 0)
            reads.splice(each.pick % reads.length, 1)[0]?.();
          if (each.do === 'B logs in' && owner === 'A') {
            insurer.session = owner = 'B';
            insurer.holdsReads = false;
            kept = valuesOf('B');
            act(() => {
              session?.forget();
              session?.refresh();
            });
            answerReads();
            await until(() => session?.sessionId === owner, 'logged in');
            await loaded();
          }
          check();
        }

        insurer.holdsReads = false;
        answerReads();
        while (held.length > 0) await settle(0);
        if (!isOpen) await comeOrGo();
        check();
        expect(records[owner]).toEqual(kept);
        await act(async () => void (await reload()));
        expect(shown()).toEqual(kept);
        expect(insurer.mixedUp).toEqual([]);
        expect(shownTo.filter((text) => /^B: .*"A-|^B: .* A$/.test(text))).toEqual([]);
        unmount();
        await api.server.close();
      }),
      // Its seed and its steps are told; to shrink would leave a server open for each try.
      { numRuns: 300, endOnFailure: true },
    );
  },
  120_000,
);
