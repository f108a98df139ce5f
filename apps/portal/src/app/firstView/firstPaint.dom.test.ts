import { expect, test } from 'vitest';
import html from '../../../index.html?raw';
import { showFirstPaint } from './firstPaint';
import { renderFirstMarkup } from './renderFirstMarkup';

interface Visit {
  hostname?: string;
  path?: string;
  /** The content of the block `app-config`; none by default. */
  config?: string;
}

/** Shows the first paint of a visit in the markup of index.html. */
function visit({ hostname = 'www.ukjent.example', path = '/', config }: Visit): Document {
  const page = new DOMParser().parseFromString(renderFirstMarkup(html), 'text/html');
  if (config !== undefined) {
    const block = page.createElement('script');
    block.id = 'app-config';
    block.type = 'application/json';
    block.textContent = config;
    page.head.append(block);
  }
  const pathname = import.meta.env.BASE_URL.replace(/\/$/, '') + path;
  showFirstPaint(page, { hostname, pathname } as Location);
  return page;
}

const brandOf = (page: Document) => page.documentElement.dataset.brand;
const logoOf = (page: Document) =>
  page.querySelector<HTMLElement>('.ui-header-logo .brand-mark')?.dataset.logo;
/** The text of the page, without the white space of its markup. */
const textOf = (page: Document) =>
  page.querySelector('main')?.textContent?.replace(/\s+/g, ' ').trim();
const nameOf = (page: Document) => page.querySelector('.ui-header-logo')?.textContent;

test('shows the brand of the host name', () => {
  const page = visit({ hostname: 'www.granbanken.example' });
  expect([brandOf(page), logoOf(page), nameOf(page)]).toEqual(['eika', 'eika', 'Granbanken']);
  expect(brandOf(visit({ hostname: 'fjell.localhost' }))).toBe('fjell');
});

test('shows the brand of the configuration in the page, whatever the host name is', () => {
  const distributor = { theme: 'more', logo: 'more', name: 'Solbanken' };
  const page = visit({
    hostname: 'www.granbanken.example',
    config: JSON.stringify({ distributor }),
  });
  expect([brandOf(page), logoOf(page), nameOf(page)]).toEqual(['more', 'more', 'Solbanken']);
});

test.each([
  [{ hostname: 'www.granbanken.example', path: '/tilbud' }, 'Tilbudene dine – Granbanken'],
  [{ hostname: 'fjell.localhost', path: '/' }, 'Forsikringsoversikt – Fjellbanken'],
  [{ path: '/forsikringsprofil' }, 'Forsikringsprofil'],
  [{ path: '/kvittering' }, 'Takk for kjøpet'],
])('shows the title and the skeleton of the page of %o', (of, title) => {
  const page = visit(of);
  expect(page.title).toBe(title);
  expect(page.querySelectorAll('main')).toHaveLength(1);
  expect(textOf(page)).toContain(title.split(' – ')[0]);
});

test.each(['/jump', '/feil/generell'])('shows a skeleton without a heading on %s', (path) => {
  const page = visit({ path });
  expect(page.title).toBe('Forsikring');
  expect(textOf(page)).toBe('Vennligst vent');
});

test('shows no brand on an unknown host', () => {
  const page = visit({});
  expect([brandOf(page), nameOf(page)]).toEqual([undefined, '']);
});

test.each(['', '{', 'null', '{"distributor":null}', '{"distributor":5}'])(
  'keeps the page with the broken configuration %o',
  (config) => {
    expect(textOf(visit({ config }))).toContain('Forsikringsoversikt');
  },
);
