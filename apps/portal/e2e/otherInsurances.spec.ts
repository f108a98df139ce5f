import { PORTAL_PATH } from './hosts';
import { logIn } from './openPortal';
import { expect, test } from './test';

test('the page shows the other insurances with their links and a feedback question', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn(page, 'Kari Solberg');
  await page.getByRole('link', { name: /forsikringer gjennom kort, program/ }).click();
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
    }),
  ).toBeFocused();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(
    cards.first().getByRole('link', { name: /^Meld skade på Reiseforsikring med kredittkort/ }),
  ).toHaveAttribute('href', /\/demo\/meld-skade\/kort$/);
  await expect(cards.last().getByRole('link')).toHaveCount(1);

  await page.getByRole('radio', { name: 'Nei' }).check({ force: true });
  const sent = page.waitForRequest((request) => request.url().endsWith('/feedback/'));
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toEqual({
    feedbackValue: 'nei',
    text: '',
    productCode: 'ANDRE_FORSIKRINGER',
    page: '/privat/forsikring/oversikt/andre-forsikringer',
  });
  await expect(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
});

test('the page shows the empty state with a link to the overview', async ({ page }) => {
  await logIn(page, 'Kari Solberg', `${PORTAL_PATH}?distributor=fremtind`);
  await page.goto(`${PORTAL_PATH}andre-forsikringer`);
  await expect(page).toHaveTitle(/Du har ingen andre forsikringer/);
  await page.getByRole('link', { name: 'Til forsikringsoversikten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
});
