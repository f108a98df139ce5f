/** Takes the screenshots of the documents from the built portal: `pnpm build:portal && pnpm pictures`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@forsikring/demo-api/server';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium.mjs';

const PORT = 4480;
const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url));

interface Picture {
  name: string;
  distributor: string;
  phone?: true;
  dark?: true;
  /** The path below the portal's address. */
  path?: string;
  customer?: string;
  /** Whether to take the whole page instead of the window. */
  whole?: true;
}

const PAGES: readonly Pick<Picture, 'name' | 'path' | 'customer'>[] = [
  { name: 'oversikt' },
  { name: 'tilbud', path: 'tilbud', customer: 'Oda Tilbudsen' },
  { name: 'kjop', path: 'kjopsinnganger', customer: 'Ingrid Tomt' },
  { name: 'kvittering', path: 'kvittering?produkt=HUS', customer: 'Per Granli' },
  { name: 'andre-forsikringer', path: 'andre-forsikringer' },
  { name: 'profil', path: 'forsikringsprofil', customer: 'Ingrid Tomt' },
];

/** The README's own, then every page on a phone and a desktop screen, each in two brands. */
const PICTURES: readonly Picture[] = [
  { name: 'overview-sb1-desktop', distributor: 'sb1' },
  { name: 'overview-eika-phone', distributor: 'eika', phone: true },
  { name: 'overview-fremtind-dark', distributor: 'fremtind', dark: true },
  ...PAGES.flatMap(({ name, ...page }): Picture[] => [
    { ...page, name: `${name}-sb1-desktop`, distributor: 'sb1', whole: true },
    { ...page, name: `${name}-lofavor-desktop`, distributor: 'lofavor', whole: true },
    { ...page, name: `${name}-sb1-phone`, distributor: 'sb1', phone: true, whole: true },
    { ...page, name: `${name}-lofavor-phone`, distributor: 'lofavor', phone: true, whole: true },
  ]),
];

mkdirSync(FOLDER, { recursive: true });
const stop = await startDemoServer({
  port: PORT,
  loginPort: PORT + 1,
  portalDist: fileURLToPath(new URL('../apps/portal/dist', import.meta.url)),
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
for (const picture of PICTURES) {
  const { name, distributor, path, phone, dark, whole } = picture;
  const page = await browser.newPage({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 760 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const portal = `http://localhost:${PORT}/privat/forsikring/oversikt/`;
  await page.goto(`${portal}?distributor=${distributor}`);
  const customer = page.frameLocator('iframe').getByRole('button', {
    name: picture.customer ?? 'Kari Solberg',
  });
  await customer.click();
  await page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' }).waitFor();
  if (path) await page.goto(portal + path);
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: whole === true });
  await page.close();
}
await browser.close();
await stop();
