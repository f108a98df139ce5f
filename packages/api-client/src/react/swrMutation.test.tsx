import { act, renderHook, waitFor } from '@testing-library/react';
import useSWRMutation from 'swr/mutation';
import { afterEach, describe, expect, test } from 'vitest';
import type { Customer } from '../contract/customer';
import { json } from '../core/startTestServer';
import { readKey } from './readKey';
import { useCustomer } from './reads';
import { loggedInAs, startTestApi } from './startTestApi';
import { useApi } from './useApi';
import { useContact } from './useContact';

/*
 * What plain `useSWRMutation` does with overlapping saves of one record, compared with `useContact`, which
 * uses `useFieldWrite`. If a test of `plain SWR` fails after an update of SWR, check whether
 * `useFieldWrite` can be simplified.
 */

let api: Awaited<ReturnType<typeof startTestApi>>;
afterEach(() => api.server.close());

type Field = 'epostAdresse' | 'mobilNummer';
type Save = (value: string) => Promise<unknown>;
interface Profile {
  saveEmail: Save;
  saveMobile: Save;
  contact: () => Customer['kontaktInformasjon'] | undefined;
}

const withContact = (customer: Customer | undefined, field: Field, value: string) =>
  customer && {
    ...customer,
    kontaktInformasjon: { ...customer.kontaktInformasjon, [field]: value },
  };

/** Saves a field as SWR's manual shows it. */
function usePlainSave(field: Field): Save {
  const { client } = useApi();
  const { trigger } = useSWRMutation(
    readKey('A', 'getCustomer'),
    async (_, { arg }: { arg: string }) => {
      await client.updateContact({
        body: field === 'epostAdresse' ? { epostAdresse: arg } : { mobilNummer: arg },
      });
      return arg;
    },
  );
  return (value) =>
    trigger<Customer | undefined>(value, {
      // The second argument is the shown data: the first lacks the other unsaved field.
      optimisticData: (...[saved, shown = saved]: (Customer | undefined)[]) =>
        withContact(shown, field, value),
      populateCache: (kept, customer) => withContact(customer, field, kept),
      rollbackOnError: true,
      revalidate: false,
    });
}

function usePlainSwr(): Profile {
  const customer = useCustomer().data;
  return {
    saveEmail: usePlainSave('epostAdresse'),
    saveMobile: usePlainSave('mobilNummer'),
    contact: () => customer?.kontaktInformasjon,
  };
}

function useFieldWrites(): Profile {
  const { saveEmail, saveMobile } = useContact();
  const customer = useCustomer().data;
  return {
    saveEmail: saveEmail.save,
    saveMobile: saveMobile.save,
    contact: () => customer?.kontaktInformasjon,
  };
}

/** A profile whose test decides when and how each save gets its response. */
async function openProfile(useProfile: () => Profile) {
  const pending: ((status: 204 | 400) => void)[] = [];
  api = await startTestApi({
    getSessionStatus: loggedInAs('A'),
    getCustomer: json({
      navn: 'Kari',
      niceKundenummer: '7',
      kontaktInformasjon: { epostAdresse: 'kari@eksempel.no', mobilNummer: '40000000' },
    }),
    getLegacyCustomer: json({ eksisterer: false }),
    updateContact: (response) =>
      void pending.push((status) =>
        status === 204 ? response.writeHead(204).end() : json({ kode: 'X' }, status)(response),
      ),
  });
  const { result } = renderHook(useProfile, { wrapper: api.openTab().Provider });
  await waitFor(() => expect(result.current.contact()).toBeDefined());

  const outcomes: Promise<'saved' | 'failed'>[] = [];
  return {
    shown: () => result.current.contact(),
    sent: () => pending.length,
    /** Starts a save, and waits for its request unless the save is queued. */
    async save(field: Field, value: string, arrives = true) {
      const count = pending.length;
      act(() => {
        const { saveEmail, saveMobile } = result.current;
        const save = field === 'epostAdresse' ? saveEmail(value) : saveMobile(value);
        outcomes.push(
          save.then(
            () => 'saved',
            () => 'failed',
          ),
        );
      });
      if (arrives) await waitFor(() => expect(pending).toHaveLength(count + 1));
    },
    /** Responds to a save; resolves to the outcome that the page got. */
    respond: (index: number, status: 204 | 400) =>
      act(async () => {
        pending[index]?.(status);
        return outcomes[index];
      }),
  };
}

describe.each([
  ['plain SWR', usePlainSwr],
  ['useFieldWrite', useFieldWrites],
])('%s', (name, useProfile) => {
  const isPlain = name === 'plain SWR';

  test(`${isPlain ? 'resets' : 'keeps'} a saved field when a newer save of another field fails`, async () => {
    const profile = await openProfile(useProfile);
    await profile.save('epostAdresse', 'ny@eksempel.no');
    await profile.save('mobilNummer', '90000000');
    expect(await profile.respond(0, 204)).toBe('saved');
    expect(await profile.respond(1, 400)).toBe('failed');
    expect(profile.shown()).toMatchObject({
      epostAdresse: isPlain ? 'kari@eksempel.no' : 'ny@eksempel.no',
      mobilNummer: '40000000',
    });
  });

  test(`${isPlain ? 'hides' : 'shows'} an unsaved value when a newer save of another field succeeds`, async () => {
    const profile = await openProfile(useProfile);
    await profile.save('epostAdresse', 'ny@eksempel.no');
    await profile.save('mobilNummer', '90000000');
    expect(await profile.respond(1, 204)).toBe('saved');
    expect(profile.shown()).toMatchObject({
      epostAdresse: isPlain ? 'kari@eksempel.no' : 'ny@eksempel.no',
      mobilNummer: '90000000',
    });
  });

  test(`${isPlain ? 'sends both values of one field at once, and reports a failed one as saved' : 'sends the values of one field in turn, and reports the failed one'}`, async () => {
    const profile = await openProfile(useProfile);
    await profile.save('epostAdresse', 'en@eksempel.no');
    await profile.save('epostAdresse', 'to@eksempel.no', isPlain);
    expect(profile.sent()).toBe(isPlain ? 2 : 1);
    expect(await profile.respond(0, 400)).toBe(isPlain ? 'saved' : 'failed');
  });
});
