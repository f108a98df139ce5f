import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutOff, json, type TestResponder } from '../core/startTestServer';
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

/** How a write ends: saved, refused, or without a response after or before the server saved it. */
const ENDS = ['saved', 'refused', 'lost', 'dropped'] as const;
type End = (typeof ENDS)[number];
const isSaved = (end: End) => end === 'saved' || end === 'lost';

/** A save that the test follows until its promise settles. */
interface Save {
  owner: Owner;
  field: Field;
  /** Saves in one queue are sent one after the other. */
  queue: string;
  /** The new value, or the policy number of the offer to delete. */
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

/** The values after a field is saved. */
function withSaved(values: Values, field: Field, value: string): Values {
  if (field !== 'offers') return { ...values, [field]: value };
  const left = values.offers.split(' ').filter((number) => number !== value);
  return { ...values, offers: left.join(' ') };
}

/** An insurer with two customers in one of its registers. The test decides when it responds to writes and reads. */
async function startInsurer(register: Register) {
  const records = { A: valuesOf('A'), B: valuesOf('B') };
  const pausedWrites: { owner: Owner; field: Field; value: string; respond: (end: End) => void }[] =
    [];
  const pausedReads: (() => void)[] = [];
  const insurer = {
    session: 'A' as Owner,
    pausesReads: false,
    /** Whether a save makes a read of its own, which gets a response even when others are paused. */
    savesRead: () => false,
    mixedUp: [] as string[],
  };

  const pauseWrite = (field: Field, value: string): TestResponder => {
    const owner = insurer.session;
    // The cookie decides whose record changes: another customer's value here is a mix-up.
    if (/^[AB]-/.test(value) && !value.startsWith(owner)) insurer.mixedUp.push(value);
    return (response) =>
      pausedWrites.push({
        owner,
        field,
        value,
        respond: (end) => {
          if (isSaved(end)) records[owner] = withSaved(records[owner], field, value);
          if (end === 'saved') response.writeHead(204).end();
          else if (end === 'refused') json({ kode: 'REFUSED' }, 400)(response);
          else cutOff(response);
        },
      });
  };
  const write =
    (read: (body: Record<string, string>) => [Field, unknown]): TestResponder =>
    (response, request, before) => {
      const [field, value] = read(JSON.parse(request.body));
      pauseWrite(field, String(value))(response, request, before);
    };
  const read =
    (bodyOf: (values: Values) => object): TestResponder =>
    (response) => {
      const send = json(bodyOf(records[insurer.session]));
      if (insurer.pausesReads && !insurer.savesRead()) pausedReads.push(() => send(response));
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
      // The number is sent with the current address: an older one would undo a change.
      if (telefon && epost !== records[insurer.session].email) insurer.mixedUp.push(String(epost));
      return telefon ? ['mobile', telefon] : ['email', epost];
    }),
    updateConsent: write(({ marketingConsentApproved }) => ['marketing', marketingConsentApproved]),
    setReservation: write(({ harReservasjon }) => ['reserved', harReservasjon]),
    deleteOffer: (response, request, before) =>
      pauseWrite('offers', request.url.split('/').at(-1) ?? '')(response, request, before),
  });
  return { api, insurer, records, pausedWrites, pausedReads };
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
    arbitrary: fc.record({ do: fc.constant('respond to a read' as const), pick: fc.nat(20) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mount or unmount' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('B logs in' as const) }) },
);

/** Lets pending work proceed until the condition is met. */
async function until(condition: () => boolean, description: string) {
  const limit = performance.now() + 4_000;
  while (!condition()) {
    if (performance.now() > limit) throw new Error(`Timed out waiting for: ${description}`);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  }
}

/** Every value of a customer that can be read and saved. */
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

function Tab({ onRender }: { onRender: (session: Session) => void }) {
  onRender(useSession());
  return null;
}

function Page({ onRender }: { onRender: (everything: Everything) => void }) {
  onRender(useEverything());
  return null;
}

test.each<Register>(['own', 'older'])(
  'for any order of steps, with the %s register, a failure restores only its own value, the newest value is shown, and no value reaches another customer',
  async (register) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 16 }), async (steps) => {
        const { api, insurer, records, pausedWrites, pausedReads } = await startInsurer(register);
        const { Provider } = api.openTab({ channel: null });
        const shownTo: string[] = [];
        let session: Session | undefined;
        let page: Everything | undefined;
        const onSession = (next: Session) => {
          session = next;
        };
        const onPage = (next: Everything) => {
          page = next;
          shownTo.push(`${session?.sessionId}: ${JSON.stringify(next.shown)} ${next.name}`);
        };
        let isMounted = true;
        const tree = () => (
          <Provider>
            <Tab onRender={onSession} />
            {isMounted && <Page onRender={onPage} />}
          </Provider>
        );
        const { rerender, unmount } = render(tree());
        let owner: Owner = 'A';
        let number = 0;
        let saved = valuesOf('A');
        let pendingSaves: Save[] = [];

        let settling = false;
        // The older register needs the e-mail address with a number, so a save reads it first.
        insurer.savesRead = () =>
          settling ||
          (register === 'older' && pendingSaves.some((each) => each.field === 'mobile'));
        // The list, which is read again anyway, shows whether a deletion took effect.
        const endOf = (field: Field, end: End) =>
          field === 'offers' && !isSaved(end) ? 'refused' : field === 'offers' ? 'saved' : end;

        const shown = () => page?.shown;
        const of = (who: Owner, field: Field) =>
          pendingSaves.filter((each) => each.owner === who && each.field === field);
        const newest = (field: Field) => of(owner, field).at(-1)?.value ?? saved[field];
        // A deleted offer leaves the list only after the response.
        const expected = (): Values => ({
          email: newest('email'),
          mobile: newest('mobile'),
          marketing: newest('marketing'),
          reserved: newest('reserved'),
          offers: saved.offers,
        });
        const check = () => {
          if (isMounted) expect(shown()).toEqual(expected());
        };
        const loaded = async () => {
          if (isMounted) await until(() => page?.loaded === true && page.name === owner, 'loaded');
        };
        // The insurer gets one write of each queue at a time.
        const sent = () => new Set(pendingSaves.map((each) => each.owner + each.queue)).size;
        const arrived = () => until(() => pausedWrites.length === sent(), 'arrived');

        const queueOf = (field: Field) =>
          register === 'older' && (field === 'email' || field === 'mobile') ? 'contact' : field;
        const valueFor = (field: Field): string | undefined => {
          number += 1;
          if (field === 'email' || field === 'mobile') return `${owner}-${number}`;
          if (field !== 'offers') return newest(field) === 'true' ? 'false' : 'true';
          // One at a time: deletions from an earlier mount have another queue.
          const left = saved.offers.split(' ');
          const deletionPending = pendingSaves.some((each) => each.field === 'offers');
          return deletionPending || left.length < 2 ? undefined : left[number % left.length];
        };
        const startSave = (field: Field, value: string): Promise<unknown> => {
          if (!page) throw new Error('The page is not mounted.');
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
            done = startSave(field, value).then(
              () => undefined,
              (error) => error,
            );
          });
          pendingSaves.push({ owner, field, queue: queueOf(field), value, end, done });
          check();
          await arrived();
        };
        const settle = async (pick: number) => {
          const [write] = pausedWrites.splice(pick % pausedWrites.length, 1);
          const ofQueue = pendingSaves.filter(
            (each) => each.owner === write?.owner && each.queue === queueOf(write.field),
          );
          const [first, ...waiting] = ofQueue;
          if (!write || !first) throw new Error('The insurer got a write without a save.');
          expect([write.field, write.value]).toEqual([first.field, first.value]);
          settling = true;
          write.respond(first.end);
          await act(async () => void (await first.done));
          settling = false;
          // Without a response, the server's value decides, unless another customer is logged in by now.
          const isTheirs = first.owner === owner;
          const isInRecord = isTheirs && records[owner][first.field] === first.value;
          const succeeds = first.end === 'saved' || (first.end !== 'refused' && isInRecord);
          const noResponse = { name: isTheirs ? 'NetworkError' : 'UnknownOutcomeError' };
          const failure = first.end === 'refused' ? { kode: 'REFUSED' } : noResponse;
          expect(await first.done).toEqual(succeeds ? undefined : expect.objectContaining(failure));
          pendingSaves = pendingSaves.filter((each) => each !== first);
          if (isTheirs) {
            if (isSaved(first.end)) saved = withSaved(saved, first.field, first.value);
          } else {
            // Another customer is logged in: these writes are never sent.
            pendingSaves = pendingSaves.filter((each) => !waiting.includes(each));
            for (const each of waiting)
              expect(await each.done).toMatchObject({ name: 'AbortError' });
          }
          await arrived();
        };
        const toggleMounted = async () => {
          isMounted = !isMounted;
          page = undefined;
          rerender(tree());
          await loaded();
        };
        const respondToReads = () => {
          for (const respond of pausedReads.splice(0)) respond();
        };
        const reload = () => Promise.all((page?.reads ?? []).map((each) => each.reload()));

        await loaded();
        for (const each of steps) {
          if (each.do === 'save' && isMounted) await save(each.field, endOf(each.field, each.end));
          if (each.do === 'settle' && pausedWrites.length > 0) await settle(each.pick);
          if (each.do === 'mount or unmount') await toggleMounted();
          if (each.do === 'reload' && isMounted) {
            insurer.pausesReads = true;
            act(() => void reload().catch(() => {}));
          }
          if (each.do === 'respond to a read' && pausedReads.length > 0)
            pausedReads.splice(each.pick % pausedReads.length, 1)[0]?.();
          if (each.do === 'B logs in' && owner === 'A') {
            insurer.session = owner = 'B';
            insurer.pausesReads = false;
            saved = valuesOf('B');
            act(() => {
              session?.clear();
              session?.refresh();
            });
            respondToReads();
            await until(() => session?.sessionId === owner, 'logged in');
            await loaded();
          }
          check();
        }

        insurer.pausesReads = false;
        respondToReads();
        while (pausedWrites.length > 0) await settle(0);
        if (!isMounted) await toggleMounted();
        check();
        expect(records[owner]).toEqual(saved);
        await act(async () => void (await reload()));
        expect(shown()).toEqual(saved);
        expect(insurer.mixedUp).toEqual([]);
        expect(shownTo.filter((text) => /^B: .*"A-|^B: .* A$/.test(text))).toEqual([]);
        unmount();
        await api.server.close();
      }),
      // The report has the seed and the steps. Shrinking would leave a server running for each attempt.
      { numRuns: import.meta.env.MODE === 'soak' ? 500 : 20, endOnFailure: true },
    );
  },
  120_000,
);
