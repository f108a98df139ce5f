/** Type-checks every `ts` and `tsx` block of the READMEs, unchanged. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.readme-examples';
const BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm;

let count = 0;
// Beside each README, so that the examples resolve the same packages as a reader's code.
const directories = ['.', ...readdirSync('packages').map((name) => join('packages', name))];
for (const directory of directories) {
  const readme = join(directory, 'README.md');
  if (!existsSync(readme)) {
    console.error(`${readme} is missing.`);
    process.exit(1);
  }
  const folder = join(directory, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [, extension, code = ''] of readFileSync(readme, 'utf8').matchAll(BLOCK)) {
    count += 1;
    writeFileSync(join(folder, `example-${count}.${extension}`), `${code}\nexport {};\n`);
  }
}

const settings = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    noUnusedLocals: false,
    types: ['vite/client', 'node'],
    // The root's README uses every package, and the root depends on none of them.
    paths: Object.fromEntries(
      readdirSync('packages').map((name) => [
        `@forsikring/${name}`,
        [`./packages/${name}/src/index.ts`],
      ]),
    ),
  },
  include: [`${FOLDER}/*`, `packages/*/${FOLDER}/*`],
};
const project = '.readme-examples.tsconfig.json';
writeFileSync(project, JSON.stringify(settings));
const { status } = spawnSync('pnpm', ['exec', 'tsc', '-p', project], { stdio: 'inherit' });
rmSync(project);
for (const name of readdirSync('packages'))
  rmSync(join('packages', name, FOLDER), { recursive: true, force: true });
if (status === 0 && count > 0) console.log(`${count} README examples checked.`);
process.exit(count === 0 ? 1 : (status ?? 1));
