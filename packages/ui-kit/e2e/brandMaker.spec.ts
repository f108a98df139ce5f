import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './findViolations';

const PAGE = '/iframe.html?id=make-a-brand--default&viewMode=story&globals=scheme:light';
const fjord = (file: string) => join(import.meta.dirname, '../brand', file);

/** The field of a colour, by the name of its token and its mode. */
const colorField = (page: Page, token: string, mode: string) =>
  page
    .getByRole('group', { name: token, exact: true })
    .getByRole('textbox', { name: mode, exact: true });

/** Saves what a link downloads, under the name that the link gives the file. */
async function download(page: Page, name: string, folder: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(name);
  const path = join(folder, name);
  await file.saveAs(path);
  return path;
}

/** A token file as a field takes it. */
const json = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Runs the command of the kit, `ui-kit brand`. */
function runBrand(...args: string[]) {
  const cli = join(import.meta.dirname, '../brand/cli.ts');
  const node = ['--conditions=@forsikring/source', '--import', 'tsx', cli, 'brand', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a designer makes a brand from nothing, and its files pass the command', async ({
  page,
}, testInfo) => {
  // Makes, checks and builds the brand, also with the command.
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(PAGE);
  const status = page.getByRole('status').first();
  await expect(status).toHaveText('No findings: the brand passes.');

  // By keyboard: a colour that is too pale for text, with its nearest colour beside it.
  const accent = colorField(page, 'Accent', 'Light');
  await accent.fill('#e0701a');
  await page.keyboard.press('Tab');
  await colorField(page, 'Second', 'Light').fill('#2d7d9a');
  await colorField(page, 'Header background', 'Light').fill('#12525e');
  await page.getByLabel('Corners').selectOption('Round');
  await page.getByLabel('Face of headings').selectOption('Literata');
  await page.getByLabel('Short name').fill('dalbanken');
  await expect(status).toHaveText(/^\d+ findings?$/);
  expect(await findViolations(page)).toEqual([]);

  const use = page.getByRole('button', { name: /^Use #[0-9a-f]{6}$/ });
  await use.first().press('Enter');
  await expect(accent).toBeFocused();
  await expect(accent).not.toHaveValue('#e0701a');
  await expect(async () => {
    if (await use.count()) await use.first().press('Enter');
    await expect(status).toHaveText('No findings: the brand passes.', { timeout: 2_000 });
  }).toPass();
  expect(await findViolations(page)).toEqual([]);

  const folder = testInfo.outputPath('dalbanken');
  const tokens = await download(page, 'tokens.json', folder);
  await download(page, 'dark.json', folder);
  const css = readFileSync(await download(page, 'brand.css', folder), 'utf8');
  expect(runBrand('check', tokens)).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^dalbanken: \d+ pairs of colours .*No faults\.\n$/),
  });
  expect(runBrand('build', tokens).status).toBe(0);
  expect(readFileSync(join(folder, 'brand.css'), 'utf8')).toBe(css);
  expect(css).toContain('--ui-font-family-heading: "Literata Variable"');

  // A reload keeps the brand.
  await page.reload();
  await expect(page.getByLabel('Short name')).toHaveValue('dalbanken');
  await expect(status).toHaveText('No findings: the brand passes.');
  expect(errors).toEqual([]);
});

test('the page of a brand takes token files, and explains one that it cannot take', async ({
  page,
}) => {
  await page.goto(PAGE);
  const input = page.getByLabel('drop token files here');
  const status = page.getByRole('status').first();
  await input.setInputFiles([json('tokens.json', '{\n  "color" {}\n}')]);
  await expect(page.getByRole('alert').first()).toContainText(
    'tokens.json, line 2: The file is not valid JSON',
  );
  await expect(status).toHaveText('No findings: the brand passes.');

  await input.setInputFiles([fjord('fjord.tokens.json'), fjord('fjord.dark.tokens.json')]);
  await expect(page.getByLabel('Short name')).toHaveValue('fjord');
  await expect(colorField(page, 'Accent', 'Light')).toHaveValue('#005b50');
  await expect(colorField(page, 'Accent', 'Dark')).toHaveValue('#7fd8ca');
  await expect(status).toHaveText('No findings: the brand passes.');

  // A colour that the file leaves out is a finding beside its field, with a colour that suits the others.
  const pale = JSON.parse(readFileSync(fjord('fjord.tokens.json'), 'utf8'));
  pale.color['on-accent-soft'] = undefined;
  await input.setInputFiles([json('tokens.json', JSON.stringify(pale))]);
  const group = page.getByRole('group', { name: 'On accent soft', exact: true });
  await expect(group).toContainText('color.on-accent-soft is missing');
  await group.getByRole('button', { name: /^Use #/ }).click();
  await expect(status).toHaveText('No findings: the brand passes.');
});

test('the page of a brand explains findings without a field, and brings back a replaced brand', async ({
  page,
}) => {
  await page.goto(PAGE);
  const status = page.getByRole('status').first();
  const accent = colorField(page, 'Accent', 'Light');
  await accent.fill('#12525e');
  const odd = JSON.parse(readFileSync(fjord('fjord.tokens.json'), 'utf8'));
  odd.radius = { $type: 'dimension', $root: { $value: '8px' } };
  const dark = readFileSync(fjord('fjord.dark.tokens.json'), 'utf8');
  await page
    .getByLabel('drop token files here')
    .setInputFiles([
      json('fjord.tokens.json', JSON.stringify(odd)),
      json('fjord.dark.tokens.json', dark),
    ]);
  await expect(status).toHaveText('1 finding');
  await expect(page.getByText('radius is not a dimension.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave radius out' }).press('Enter');
  await expect(status).toHaveText('No findings: the brand passes.');

  await page.getByRole('button', { name: 'Bring back the brand before' }).press('Enter');
  await expect(accent).toHaveValue('#12525e');

  await accent.fill('oops');
  await page.keyboard.press('Tab');
  await expect(accent).toHaveAccessibleDescription(/Write an opaque colour/);
});

test('the brand page shows the brand on the overview, in light and dark mode', async ({ page }) => {
  await page.goto(PAGE);
  await colorField(page, 'Header background', 'Light').fill('#12525e');
  await colorField(page, 'Header background', 'Dark').fill('#0b2f36');
  for (const [mode, color] of [
    ['light', 'rgb(18, 82, 94)'],
    ['dark', 'rgb(11, 47, 54)'],
  ]) {
    const frame = page.frameLocator(`iframe[title="Overview, ${mode}"]`);
    await expect(frame.getByRole('banner')).toHaveCSS('background-color', color ?? '');
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, 'scrolls to the side').toBeLessThanOrEqual(0);
});
