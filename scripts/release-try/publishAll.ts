import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './runCommand';

/** A published version of a package. */
export interface Published {
  name: string;
  version: string;
}

/**
 * Versions and publishes the packages of the copy in `folder` with the scripts of a real release. Then
 * releases one package again with its own changeset: the others must keep their versions.
 */
export async function publishAll(folder: string, registry: string): Promise<Published[]> {
  const { host } = new URL(registry);
  // Publishing needs a token; this registry accepts any.
  await writeFile(join(folder, '.npmrc'), `registry=${registry}\n//${host}/:_authToken=anybody\n`);
  const release = async () => {
    const env = { npm_config_registry: registry, CI: '1' };
    await runCommand('pnpm', ['exec', 'changeset', 'version'], { cwd: folder, env });
    await runCommand('pnpm', ['exec', 'node', 'scripts/packTarballs.mjs'], { cwd: folder, env });
    await runCommand('pnpm', ['exec', 'node', 'scripts/publish-tarballs.mjs'], {
      cwd: folder,
      env,
    });
    return versions(folder);
  };

  const first = await release();
  const changeset = '---\n"@forsikring/ui-kit": patch\n---\n\n**Tried:** one package alone.\n';
  await writeFile(join(folder, '.changeset/tried.md'), changeset);
  const second = await release();
  for (const { name, version } of second) {
    const before = first.find((each) => each.name === name)?.version;
    if ((version !== before) !== (name === '@forsikring/ui-kit'))
      throw new Error(`A change of ui-kit alone took ${name} from ${before} to ${version}.`);
  }
  for (const each of second) await expectPublished(each, registry);
  return second;
}

async function versions(folder: string): Promise<Published[]> {
  const names = await readdir(join(folder, 'packages'));
  return Promise.all(
    names.map(async (name) =>
      JSON.parse(await readFile(join(folder, 'packages', name, 'package.json'), 'utf8')),
    ),
  );
}

/** Checks that the registry has everything that the script printed as published. */
async function expectPublished({ name, version }: Published, registry: string): Promise<void> {
  const response = await fetch(new URL(name, registry));
  const document = response.ok ? await response.json() : {};
  if (document['dist-tags']?.latest !== version)
    throw new Error(`${name}@${version} is not in the registry.`);
}
