import type { Tracker } from '@forsikring/tracking-consent';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { blockTypes, errorTypes } from '../paths';
import { type PortalEvents, portalEvents } from './portalEvents';

/** Each of the portal's own events with all its fields, as docs/specification/tracking.md#events lists them. */
const complete = {
  Kjopssperre: { type: 'under18', navn: 'Sperre', hendelse: 'Sperreside vist' },
  Anbefaling: { produktType: 'BIL', anbefalteProdukter: ['HUS', 'REISE'] },
  GjennomfortKjop: {
    produktType: 'BIL',
    produktNavn: 'Bil Pluss',
  },
  'NBO visning': {
    page: 'oversikt',
    product: 'BIL',
    customerProducts: ['BIL'],
    mainNboProduct: 'HUS',
    subNboProducts: ['REISE'],
    filteredNboProductsDueToActiveAgreements: ['BIL'],
    controlGroup: false,
    presentedNboModule: true,
    fallback: false,
  },
} as const satisfies Partial<PortalEvents>;

type OwnName = keyof typeof complete;
const accepts = (name: OwnName, fields: object) => is(portalEvents[name], fields);
const fieldsOf = (name: OwnName) => Object.entries<unknown>(complete[name]);

const names = Object.keys(complete) as OwnName[];

/** Words of the product, written in the code. */
const LABELS = ['navn', 'produktNavn', 'page'];

test.each(names)('accepts %s with all its fields', (name) => {
  expect(accepts(name, complete[name])).toBe(true);
});

test.each(names.flatMap((name) => fieldsOf(name).map(([field, value]) => [name, field, value])))(
  'refuses, in %s with %s, what a person has written',
  (name, field, value) => {
    const written = [
      '01019049912',
      'kari@eksempel.no',
      ...(LABELS.includes(`${field}`) ? [] : ['Kari Nordmann']),
    ];
    for (const text of written) {
      const fields = {
        ...complete[name as OwnName],
        [`${field}`]: Array.isArray(value) ? [text] : text,
      };
      // A path is scrubbed instead.
      expect(accepts(name as OwnName, fields)).toBe(field === 'page');
    }
  },
);

test('a purchase was stopped by one of the error and block pages', () => {
  const stopped = (type: string) => ({ ...complete.Kjopssperre, type });
  for (const type of [...errorTypes, ...blockTypes])
    expect(accepts('Kjopssperre', stopped(type))).toBe(true);
  expect(accepts('Kjopssperre', stopped('kona-er-død'))).toBe(false);
  expect(accepts('Kjopssperre', { ...complete.Kjopssperre, hendelse: 'Kanari' })).toBe(false);
});

test('accepts by type a purchase of every code, with the closed values that the caller adds', () => {
  const tracker: Pick<Tracker<PortalEvents>, 'track'> = { track() {} };
  const fromData: string = 'x';
  const bought = { produktType: fromData, produktNavn: 'Bil' } as const;
  tracker.track('GjennomfortKjop', { ...bought, betaling: 'EFAKTURA', antall: 2, gjensalg: false });
  // @ts-expect-error: receivers do not accept a nested object
  tracker.track('GjennomfortKjop', { ...bought, kunde: { navn: 'KARI' } });
  // @ts-expect-error: the name is missing
  tracker.track('GjennomfortKjop', { produktType: fromData, antall: 2 });
  // @ts-expect-error: not in the list
  tracker.track('Kjopssperre', { type: fromData, navn: 'Stopp', hendelse: 'Sperreside vist' });
  expect(accepts('GjennomfortKjop', { ...bought, produktType: 'LOFAVOR_UFØRE' })).toBe(true);
  expect(accepts('GjennomfortKjop', bought)).toBe(false);
});
