import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** The version of Chromium that drew the approved pictures. Another one draws the edges of letters differently. */
const FILE = new URL('approved/chromium.txt', import.meta.url);

/**
 * Ends the run with one sentence when this Chromium did not draw the approved pictures. A run that approves all
 * pictures writes its version instead.
 */
export function checkChromium(chromium: string, options: readonly string[]): void {
  const printed = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  const version = /\d+/.exec(printed)?.[0] ?? printed.trim();
  const approved = readFileSync(FILE, 'utf8').trim();
  if (version === approved) return;
  if (options.join() === '--update-snapshots=changed') {
    writeFileSync(FILE, `${version}\n`);
    return;
  }
  // biome-ignore lint/suspicious/noConsole: for those who review
  console.error(
    `Chromium ${approved} drew the approved pictures and this is Chromium ${version}, which draws letters differently: set CHROMIUM_PATH to the former, or approve all pictures of a commit without changes (pnpm review:approve).`,
  );
  process.exit(1);
}
