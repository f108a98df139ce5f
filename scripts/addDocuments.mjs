import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

const REPOSITORY = 'https://github.com/forsikring/forsikringsportalen/blob/';

/**
 * Adds the documents of a package to its unpacked tarball, as Markdown: those of `docs/<name>`, and the guides beside
 * its parts. `llms.txt` lists them. A relative link leads to a file of the tarball, or to the tag of the version,
 * and one to `main` to that tag.
 * @param {string} folder the unpacked tarball
 * @param {string} name the folder of the package
 */
export function addDocuments(folder, name) {
  const { name: fullName, version, description } = readPackage(folder);
  const home = `packages/${name}`;
  const guides = markdownIn(`${home}/src`, '.mdx');
  /** Where the documents are in the tarball, by their path in the repository. */
  const places = new Map([
    ...markdownIn(home, '.md', false).map((file) => /** @type {const} */ ([file, basename(file)])),
    ...markdownIn(`docs/${name}`, '.md').map(
      (file) => /** @type {const} */ ([file, `docs/${basename(file)}`]),
    ),
    ...guides.map((file) => /** @type {const} */ ([file, `docs/guides/${basename(file, 'x')}`])),
  ]);
  const tag = `${REPOSITORY}${fullName}@${version}/`;

  const list = [...places].map(([file, place]) => {
    const text = file.endsWith('.mdx') ? guideText(file) : readFileSync(file, 'utf8');
    const linked = text
      .replaceAll(`${REPOSITORY}main/`, tag)
      .replace(/\]\((?![a-z]+:|#)([^)\s#]+)/g, (_, /** @type {string} */ link) => {
        const target = posix.join(posix.dirname(file), link);
        const packed = places.get(target);
        return `](${packed ? posix.relative(posix.dirname(place), packed) : tag + target}`;
      });
    mkdirSync(join(folder, dirname(place)), { recursive: true });
    writeFileSync(join(folder, place), linked);
    const title = place.includes('/') && /^# (.+)$/m.exec(text)?.[1];
    return `- [${title || basename(place, '.md')}](${place})`;
  });
  writeFileSync(
    join(folder, 'llms.txt'),
    `# ${fullName} ${version}\n\n> ${description}\n\n## Documents\n\n${list.join('\n')}\n`,
  );
}

/** @param {string} folder */
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The documents in a folder, and with `recursive` in those below it.
 * @param {string} folder
 * @param {string} ending
 */
const markdownIn = (folder, ending, recursive = true) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => `${folder}/${file}`);

/**
 * A guide without what only Storybook shows. Its introduction is the comment of its stories, and the captions of its
 * pictures are lists.
 * @param {string} file
 */
function guideText(file) {
  const stories = file.replace('.mdx', '.stories.tsx');
  const source = existsSync(stories) ? readFileSync(stories, 'utf8') : '';
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta/.exec(source)?.[1] ?? '';
  const intro = comment.replace(/^ \* ?/gm, '').trim();
  const text = readFileSync(file, 'utf8')
    .replace(/^(import|export) [\s\S]*?\n\n/gm, '')
    .replace('<Intro />', `# ${basename(file, '.mdx')}\n\n${intro}`)
    .replace(/^<[A-Z](?:.*\/>|[\s\S]*?\n\/>)$/gm, captions)
    .replace(/^## .*\n+(?=## |$(?![\s\S]))/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  return `${text.trim()}\n`;
}

/** @param {string} block */
function captions(block) {
  const found = block.matchAll(/^ +(?:(do|dont)Text=\{?|'?([a-z-]+)'?:\s+)(["'])(.*)\3\}?,?$/gm);
  return [...found]
    .map(([, kind, element, , text]) => {
      const subject = element ? `\`ui-${element}\`` : kind === 'do' ? 'Do' : 'Don’t';
      return `- ${subject}: ${text}`;
    })
    .join('\n');
}
