/**
 * Prints the fallback faces of a font: system fonts with its metrics, so that lines are as long and as high
 * before the font is shown as after. `node --import tsx scripts/fontFallback.ts <file.woff2> "<family>" [weight]`
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium.mjs';

/** Norwegian as the portal writes it: letters, digits and spaces in their usual shares. */
const SAMPLE = `Forsikringsoversikt. Her ser du forsikringene dine, hva de koster, og hva de dekker. Du har kjøpt
husforsikring, og vi sender en bekreftelse på e-post i løpet av noen minutter. Årlig pris er 14 560 kroner, eller
1 213 kroner i måneden. Samler du flere forsikringer hos oss, får du opptil 15 % rabatt. Har bilen din fått ny
kilometerstand? Meld fra før 1. september. Kontakt oss på telefon 987 65 432 hvis noe ikke stemmer.`;

/**
 * System fonts, with the width of the sample in px at a size of 1000 px. Measured in Chromium with Arimo, which has
 * the widths of Arial, and Roboto, both version 5.3.0 of Fontsource, and with DejaVu Sans 2.37.
 */
const SYSTEM_FONTS = [
  { suffix: '', bold: false, width: 182_915, local: ['Arial', 'ArialMT', 'Liberation Sans'] },
  {
    suffix: '',
    bold: true,
    width: 196_348,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  { suffix: ' Android', bold: false, width: 181_667, local: ['Roboto', 'Roboto Regular'] },
  { suffix: ' Android', bold: true, width: 185_613, local: ['Roboto Bold', 'Roboto-Bold'] },
  { suffix: ' Linux', bold: false, width: 208_858, local: ['DejaVu Sans'] },
  { suffix: ' Linux', bold: true, width: 236_188, local: ['DejaVu Sans Bold'] },
];

const [file, family = '', boldWeight = '700'] = process.argv.slice(2);
if (!file) {
  console.error(
    'Usage: node --import tsx scripts/fontFallback.ts <file.woff2> "<family>" [weight of headings]',
  );
  process.exit(1);
}
const source = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage();

/** The metrics of the font at one weight, in px at a size of 1000 px. */
const measure = (weight: string) =>
  page.evaluate(
    async ({ source, sample, weight }) => {
      const face = new FontFace('Measured', `url(${source})`, { weight: '1 1000' });
      document.fonts.add(await face.load());
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('The browser has no canvas.');
      canvas.font = `${weight} 1000px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(sample);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    { source, sample: SAMPLE.replaceAll(/\s+/g, ' '), weight },
  );

const regular = await measure('400');
const bold = await measure(boldWeight);
await browser.close();

for (const system of SYSTEM_FONTS) {
  const { width, ascent, descent } = system.bold ? bold : regular;
  const scale = width / system.width;
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  console.log(`@font-face {
  font-family: "${family} Fallback${system.suffix}";
  font-weight: ${system.bold ? '600 900' : '300 599'};
  src: ${system.local.map((name) => `local("${name}")`).join(', ')};
  ascent-override: ${percent(ascent / 1000 / scale)};
  descent-override: ${percent(descent / 1000 / scale)};
  line-gap-override: 0%;
  size-adjust: ${percent(scale)};
}
`);
}
