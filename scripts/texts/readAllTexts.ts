import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readTexts } from './readTexts';
import type { Text } from './Text';

const ROOT = join(import.meta.dirname, '../..');

/** Modules of the portal that keep texts beside other data. */
const OTHER_MODULES = [
  'apps/portal/src/app/navigation/navEntries.ts',
  'apps/portal/src/features/profile/addressLines.ts',
  'apps/portal/src/features/purchase/purchaseGroups.ts',
  'apps/portal/src/features/receipt/otherProduct.ts',
  'apps/portal/src/features/recommendations/recommendedProducts.ts',
];

/** Lists the files that have texts, without tests and stories. */
function filesWithTexts(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/portal/src', 'packages'],
    { cwd: ROOT, encoding: 'utf8' },
  ).split('\n');
  const components = /^apps\/portal\/src\/.*(?<!\.test|\.stories)\.tsx$/;
  return files
    .filter(
      (file) => /\.texts\.ts$/.test(file) || components.test(file) || OTHER_MODULES.includes(file),
    )
    .sort();
}

/** Reads every text, by its file. */
export const readAllTexts = (): [file: string, texts: Text[]][] =>
  filesWithTexts()
    .map((file): [string, Text[]] => [file, readTexts(join(ROOT, file))])
    .filter(([, texts]) => texts.length > 0);
