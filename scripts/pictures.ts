/** Takes the pictures of the README from the built portal: `pnpm build:portal && pnpm pictures`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@forsikring/demo-api/server';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium.mjs';

const PORT = 4480;
const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const PICTURES = [
  {
    name: 'overview-sb1-desktop',
    distributor: 'sb1',
    width: 1280,
    height: 760,
    colorScheme: 'light',
  },
  {
    name: 'overview-eika-phone',
    distributor: 'eika',
    width: 390,
    height: 844,
    colorScheme: 'light',
  },
  {
    name: 'overview-fremtind-dark',
    distributor: 'fremtind',
    width: 1280,
    height: 760,
    colorScheme: 'dark',
  },
  {
    name: 'overview-none-phone',
    distributor: 'none',
    width: 390,
    height: 844,
    colorScheme: 'dark',
  },
] as const;

mkdirSync(FOLDER, { recursive: true });
const stop = await startDemoServer({
  port: PORT,
  loginPort: PORT + 1,
  portalDist: fileURLToPath(new URL('../apps/portal/dist', import.meta.url)),
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
for (const { name, distributor, width, height, colorScheme } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(
    `http://localhost:${PORT}/privat/forsikring/oversikt/?distributor=${distributor}`,
  );
  await page.frameLocator('iframe').getByRole('button', { name: 'Kari Solberg' }).click();
  await page.getByText('Totalpris').waitFor();
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await page.close();
}
await browser.close();
await stop();
