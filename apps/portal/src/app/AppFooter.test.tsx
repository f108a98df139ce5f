import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { ContactUs } from '../domain/contact/ContactOffer';
import type { AppConfig } from '../platform/config/AppConfig';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { AppFooter } from './AppFooter';

const server = startServer();
const settings = {
  open: async () => {},
  noteHidden: () => {},
  noteCrash: () => {},
  problem: undefined,
};

type Kontaktinfo = NonNullable<AppConfig['distributor']>['kontaktinfo'];

/** Renders a part with `bank` as the response of the bank's contact call and `kontaktinfo` as the configured contact. */
function renderPart(part: React.ReactNode, bank: object | undefined, kontaktinfo?: Kontaktinfo) {
  server.use(...demoHandlers({ customer: 'kari' }));
  let responded = false;
  server.use(
    http.get('*/auth/bankkontakt', () => {
      responded = true;
      return bank ? HttpResponse.json(bank) : new HttpResponse(null, { status: 204 });
    }),
  );
  renderInPortal(part, { config: { distributor: { kontaktinfo } } });
  return waitFor(() => expect(responded).toBe(true));
}
const phones = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);

test.each([
  ['none', 1],
  ['eika', 0],
])(
  "the footer of %s shows the insurer and links, with %i button for the portal's own cookies",
  async (shortname, buttons) => {
    server.use(...demoHandlers({ customer: 'kari' }));
    const distributor = {
      shortname,
      name: 'Granbanken',
      insurer: 'Fjordtrygd Forsikring AS',
      organizationNumber: '987 654 321',
    };
    renderInPortal(<AppFooter settings={settings} />, {
      config: {
        distributor,
        privacyUrl: '/personvern',
        priceComparisonUrl: 'https://priser.example/',
      },
    });
    const footer = within(screen.getByRole('contentinfo'));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Granbanken');
    expect(footer.getByText(/^Forsikringsgiver/)).toHaveTextContent(
      'Forsikringsgiver: Fjordtrygd Forsikring AS, org.nr. 987 654 321',
    );
    const href = (name: RegExp) => footer.getByRole('link', { name }).getAttribute('href');
    expect(href(/Personvern/)).toBe('http://localhost/personvern');
    expect(href(/Finansportalen/)).toBe('https://priser.example/');
    expect(footer.queryAllByRole('button', { name: /informasjonskapsler/ })).toHaveLength(buttons);
    // The bank's opening hours.
    expect(await footer.findByRole('row', { name: 'Lørdag 10.00–15.00' })).toBeVisible();
  },
);

test.each([
  ['has no content', undefined],
  ['has no fields', {}],
  ['has empty fields', { navn: '', telefon: ' ', epost: '', apningstider: [] }],
  ['has only a name', { navn: 'Banken i dalen' }],
  [
    'has only a name and opening hours',
    { navn: 'Banken i dalen', apningstider: [{ dag: 'Man–fre', tid: '08–20' }] },
  ],
])("the footer shows the configured contact when the bank's response %s", async (_, bank) => {
  await renderPart(<AppFooter settings={settings} />, bank, { telefon: '22000000' });
  await waitFor(() => expect(phones()).toEqual([['22 00 00 00', 'tel:22000000']]));
  expect(screen.queryByText('Banken i dalen')).not.toBeInTheDocument();
});

describe.each([
  ['the contact offer', <ContactUs key="offer" />],
  ['the footer', <AppFooter key="footer" settings={settings} />],
])('%s', (_, part) => {
  test('shows the grouped phone number of the bank, not the configured one', async () => {
    await renderPart(part, { telefon: '80012345' }, { telefon: '22000000' });
    await waitFor(() => expect(phones()).toEqual([['800 12 345', 'tel:80012345']]));
  });

  test('shows the contact of the bank when it has only an e-mail address', async () => {
    await renderPart(part, { epost: 'hei@banken.example' }, { telefon: '22000000' });
    expect(await screen.findByRole('link', { name: 'hei@banken.example' })).toBeVisible();
    expect(phones()).toEqual([]);
  });

  test('links to the open pages when no contact is known', async () => {
    await renderPart(part, {});
    expect(
      await screen.findByRole('link', { name: 'Gå til forsikringssidene våre' }),
    ).toHaveAttribute('href', '/privat/forsikring/skade');
    expect(phones()).toEqual([]);
  });
});
