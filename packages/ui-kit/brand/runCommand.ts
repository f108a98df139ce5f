import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Brand } from './Brand';
import { buildBrandCss } from './buildCss';
import { checkBrand } from './checkBrand';
import { formatFaults } from './formatFaults';
import { BrandFileError, readBrand, sheetOf } from './readBrand';

const USAGE = `Usage: ui-kit brand check <brand.tokens.json> […] [--json]
       ui-kit brand build <brand.tokens.json> […] [--out <file.css>] [--root]

A brand is a pair of token files in the DTCG format: fjord.tokens.json, and fjord.dark.tokens.json
beside it for the colours of dark mode. Or tokens.json and dark.json in a folder with its name.

  check    checks names, types, values, the contrast of colours in light and dark (WCAG 2.2 AA), and
           that no decoration looks like a status
  build    checks the brand, then writes its style sheet

  --json   the result of a check as JSON
  --out    the style sheet to write; fjord.css beside the token file if left out
  --root   write the brand for :root, for a service with one brand
  --help   this text

Exit code: 0 without faults, 1 with faults, 2 where nothing could be checked.
`;

/** Where the command writes: its process, or the output of a test. */
interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** A command that cannot run. The message is for the person who typed the command. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Runs `ui-kit` with the arguments of its command line, and returns its exit code. */
export async function runCommand(args: string[], { stdout, stderr }: Streams): Promise<number> {
  try {
    return await run(args, stdout);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof BrandFileError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

async function run(args: string[], stdout: Streams['stdout']): Promise<number> {
  const { values, command, paths } = readArguments(args);
  if (values.help) {
    stdout.write(USAGE);
    return 0;
  }
  const brands = readBrands(paths);
  if (values.root && brands.length > 1)
    throw new UsageError(`--root is for one brand.\n\n${USAGE}`);
  if (values.out) refuseSameNames(brands);
  const results = await Promise.all(
    brands.map(async (brand) => ({ brand, faults: await checkBrand(brand) })),
  );
  stdout.write(
    values.json
      ? `${JSON.stringify(
          results.map(({ brand, faults }) => ({ brand: brand.name, faults })),
          null,
          2,
        )}\n`
      : results.map(({ brand, faults }) => formatFaults(brand, faults)).join(''),
  );
  if (results.some(({ faults }) => faults.length > 0)) return 1;
  if (command === 'build') await buildFiles(brands, values, stdout);
  return 0;
}

/** Writes one style sheet for all brands (`--out`), or a style sheet beside each token file. */
async function buildFiles(
  brands: Brand[],
  { out, root }: { out?: string; root?: boolean },
  stdout: Streams['stdout'],
): Promise<void> {
  const sheets = await Promise.all(
    brands.map(async (brand) => ({
      path: sheetOf(brand),
      css: await buildBrandCss(brand, root ? { selector: ':root' } : {}),
    })),
  );
  const files = out ? [{ path: out, css: sheets.map(({ css }) => css).join('\n') }] : sheets;
  for (const { path, css } of files) {
    writeSheet(path, css);
    stdout.write(`Wrote ${path}.\n`);
  }
}

function writeSheet(path: string, css: string): void {
  try {
    writeFileSync(path, css);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${(error as Error).message}`);
  }
}

/** Each brand once: a pattern such as `*.tokens.json` names both of its files. */
function readBrands(paths: string[]): Brand[] {
  return [...new Map(paths.map(readBrand).map((brand) => [brand.light.path, brand])).values()];
}

/** In one style sheet, the second of two brands with one selector would replace the first. */
function refuseSameNames(brands: Brand[]): void {
  for (const { name, light } of brands) {
    const other = brands.find((brand) => brand.name === name && brand.light.path !== light.path);
    if (other)
      throw new UsageError(`Two brands are named ${name}: ${light.path} and ${other.light.path}.`);
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = parseOrExplain(args);
  const [topic, command, ...paths] = positionals;
  if (values.help) return { values, command, paths };
  const isKnown = topic === 'brand' && (command === 'check' || command === 'build');
  if (!isKnown || paths.length === 0) throw new UsageError(USAGE);
  if (command === 'check' && (values.out !== undefined || values.root)) throw new UsageError(USAGE);
  if (command === 'build' && values.json) throw new UsageError(USAGE);
  // Any other file may be a source, such as the token file itself.
  if (values.out !== undefined && !/\.css$/i.test(values.out))
    throw new UsageError(
      `${values.out}: --out names a style sheet, such as fjord.css.\n\n${USAGE}`,
    );
  return { values, command, paths };
}

function parseOrExplain(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        json: { type: 'boolean' },
        out: { type: 'string' },
        root: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
