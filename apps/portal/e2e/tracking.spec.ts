import type { Page } from '@playwright/test';
import { PORTAL, PORTAL_PATH } from './hosts';
import { openOverview } from './openPortal';
import { expect, test } from './test';

interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** Sets tracking up, with an answer to it; answers the events that arrive. */
async function track(page: Page, answer: '1' | '2'): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  await page.context().addCookies([{ name: 'kfp-clvl', value: answer, url: PORTAL.origin }]);
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const analytics = { token: 'test', apiHost: PORTAL.origin };
    await route.fulfill({ response, json: { ...(await response.json()), analytics } });
  });
  await page.route('**/track/**', async (route) => {
    const body = route.request().postData() ?? '[]';
    const json = body.startsWith('[') ? body : (new URLSearchParams(body).get('data') ?? '[]');
    events.push(...(JSON.parse(json) as SentEvent[]));
    await route.fulfill({ json: { status: 1, code: 200 } });
  });
  return events;
}

test('pages, blocks and the shell’s buttons are told of, with nothing that is the customer’s', async ({
  page,
}) => {
  const events = await track(page, '2');
  await openOverview(page, 'Kari Solberg');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.goto(`${PORTAL_PATH}sperre/under18?avtale=5501001`);
  const named = (name: string) => events.filter(({ event }) => event === name);
  await expect.poll(() => named('Kjopssperre').length, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => named('Sidevisning').length, { timeout: 10_000 }).toBe(4);

  expect(named('Kjopssperre')[0]?.properties).toMatchObject({
    type: 'under18',
    navn: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    miljo: 'Dev',
    distributor: 'sb1',
  });
  const views = named('Sidevisning').map(({ properties }) => properties.side);
  // The login page stands at the address of the overview.
  expect(views.sort()).toEqual([
    '/privat/forsikring/oversikt/',
    '/privat/forsikring/oversikt/',
    '/privat/forsikring/oversikt/forsikringsprofil',
    '/privat/forsikring/oversikt/sperre/under{number}',
  ]);
  expect(named('Knappetrykk').map(({ properties }) => properties.id)).toContain('meny-profil');
  expect(JSON.stringify(events)).not.toMatch(/5501001|Solberg/);
});

test('who has not said yes is not tracked', async ({ page }) => {
  const events = await track(page, '1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openOverview(page, 'Kari Solberg');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveTitle('Forsikringsprofil');
  expect(events).toEqual([]);
  expect(asked.filter((url) => /openMixpanelSession|createDelivery|\/track\//.test(url))).toEqual(
    [],
  );
});
