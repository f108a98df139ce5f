import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './runCommand';
import type { Stage } from './Stage';

/** A project that uses the packages. */
export interface ConsumerOptions {
  /** Its folder. */
  name: string;
  /** The folders of `templates/` that are copied over each other. */
  templates: string[];
  /** The packages of this repository to install, by their names in the scope. */
  ours: string[];
  /** Other packages to install, with exact versions. */
  others?: Record<string, string>;
  installer: 'npm' | 'pnpm';
}

const TEMPLATES = join(import.meta.dirname, 'templates');

/**
 * Creates a project in a new folder and installs its dependencies from the run's registry. Fails when a
 * version does not meet a peer's range.
 * @returns its folder
 */
export async function createConsumer(
  { folder, registry, versions }: Stage,
  { name, templates, ours, others, installer }: ConsumerOptions,
): Promise<string> {
  const home = join(folder, 'consumers', name);
  await mkdir(home, { recursive: true });
  for (const template of templates) {
    await cp(join(TEMPLATES, template), home, { recursive: true });
  }
  const published = ours.map((each) => `@forsikring/${each}`);
  const dependencies = {
    ...Object.fromEntries(published.map((each) => [each, `^${versions[each]}`])),
    ...others,
  };
  const project = { name, private: true, type: 'module', dependencies };
  await writeFile(join(home, 'package.json'), JSON.stringify(project, undefined, 2));
  await writeFile(join(home, '.npmrc'), `registry=${registry}\nstrict-peer-dependencies=true\n`);

  // The registry exists for two minutes, so a cache is useless.
  const cache = join(folder, 'cache');
  const install = {
    npm: ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--cache', cache],
    pnpm: ['install', '--prefer-offline', '--ignore-scripts', `--config.cache-dir=${cache}`],
  }[installer];
  await runCommand(installer, install, { cwd: home });
  for (const each of published)
    await expectPapers(join(home, 'node_modules', each), versions[each]);
  return home;
}

/** Checks what the registry and the change log show of a package. */
async function expectPapers(installed: string, version: string | undefined): Promise<void> {
  const papers = ['README.md', 'LICENSE', 'CHANGELOG.md'];
  const texts = await Promise.all(papers.map((name) => readFile(join(installed, name), 'utf8')));
  if (!texts.at(-1)?.includes(`\n## ${version}\n`))
    throw new Error(`${installed}/CHANGELOG.md has no entry for ${version}`);
}
