#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CssSyntaxError } from './CssSyntaxError';
import { checkTheme } from './checkTheme';
import { EmptyThemeError } from './EmptyThemeError';
import { formatReport } from './formatReport';

const USAGE = `Usage: ui-kit check-theme <brand.css> [--json]

Checks a brand's tokens as they stand on those of the kit: the contrast of every pair in light and
dark (WCAG 2.2 AA), colours that are left out, unknown names, and values that come to nothing.

  --json   the report as JSON
  --help   this text

Exit code: 0 without faults, 1 with faults, 2 where nothing could be checked.
`;

/** What cannot be checked, in words for whoever typed the command. */
class UsageError extends Error {}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function run(args: string[]): number {
  const { file, json, help } = readArguments(args);
  if (help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const report = check(file);
  process.stdout.write(
    json ? `${JSON.stringify({ file, ...report }, null, 2)}\n` : formatReport(file, report),
  );
  return report.faults.length > 0 ? 1 : 0;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const [command, file = '', ...more] = positionals;
    if (values.help) return { ...values, file };
    if (command !== 'check-theme' || !file || more.length > 0) throw new UsageError(USAGE);
    return { ...values, file };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function check(file: string) {
  if (!existsSync(file)) throw new UsageError(`${file}: no such file.`);
  if (!statSync(file).isFile()) throw new UsageError(`${file} is no file.`);
  // The style sheet that lies beside this command is the one that the brand will stand on.
  const kitCss = readFileSync(new URL('./styles.css', import.meta.url), 'utf8');
  try {
    return checkTheme(readFileSync(file, 'utf8'), kitCss);
  } catch (error) {
    if (error instanceof EmptyThemeError) throw new UsageError(`${file}: ${error.message}.`);
    if (!(error instanceof CssSyntaxError)) throw error;
    throw new UsageError(`${file} is no style sheet: ${error.message}`);
  }
}
