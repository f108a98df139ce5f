import type { Page } from '@playwright/test';
import { expect, test } from './freshInsurer';
import { GRID, PORTAL_PATH } from './hosts';
import { agreementsOf, setFaults, startSession } from './openPortal';
import { pauseCalls } from './pauseCalls';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

for (const translation of ['wrapped', 'replaced'] as const)
  test.describe(`a page translator whose texts are ${translation}`, {
    tag: translation === 'wrapped' ? [] : GRID,
  }, () => {
    test.use({ translation });

    test('shows the agreements of a late register, a retry, and the thanks for feedback', async ({
      page,
      insurer,
    }) => {
      await startSession(page, 'Per Granli');
      await setFaults(page, { getMotorTasks: 'status:404' }, insurer);
      const resume = await pauseCalls(page, '**/eikaintegrasjon/avtaler');
      await page.goto(PORTAL_PATH);
      await expect(agreementsOf(page)).toHaveCount(1);
      await page.getByRole('radio', { name: 'Litt misfornøyd' }).check({ force: true });
      await page.getByRole('textbox').fill('Jeg leser siden på polsk');
      await expect(page.getByText('24 / ')).toBeVisible();
      await button(page, 'Send').click();
      await expect(heading(page, 'Takk for tilbakemeldingen!')).toBeVisible();
      resume();
      await expect(page.getByText('Totalpris: 793,25')).toBeVisible();
      await expect(agreementsOf(page)).toHaveCount(3);
      await setFaults(page, {});
      await button(page, 'Prøv igjen').first().click();
      await expect(button(page, 'Prøv igjen')).toHaveCount(0);
    });

    test('shows each step of a deletion, a change of the profile and a choice', async ({
      page,
    }) => {
      await startSession(page, 'Kari Solberg');
      await page.goto(`${PORTAL_PATH}tilbud`);
      for (const offer of ['Bilforsikring', 'Motorsykkel']) {
        await button(page, `Slett tilbud på ${offer}`).click();
        await button(page, 'Slett tilbud').click();
        await expect(page.getByText(/^Tilbudet på .* er slettet$/).first()).toBeVisible();
      }
      await expect(heading(page, 'Du har ingen tilbud')).toBeVisible();

      await page.goto(`${PORTAL_PATH}forsikringsprofil`);
      await button(page, 'Endre e-post').click();
      for (const [typed, said] of [
        ['', /fyll|skriv/i],
        ['kari@', 'E-postadressen er ikke gyldig'],
        ['kari@eksempel.no', 'E-postadressen er lagret'],
      ] as const) {
        await page.getByRole('textbox').fill(typed);
        await button(page, 'Lagre').click();
        await expect(page.getByText(said).first()).toBeVisible();
      }
    });
  });
