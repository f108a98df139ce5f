const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A change of a part, in the words of a changeset. */
export interface Change {
  /** The release that has it; undefined until then. */
  version: string | undefined;
  text: string;
}

/** The changes of a part, the newest first: those of the next release, then those of the changelogs. */
export function changesOf(part: string): Change[] {
  const pending = Object.values(changesets).flatMap((text) => changesIn(text, part));
  const released = Object.values(changelogs).flatMap((text) =>
    text
      .split(/^## /m)
      .slice(1)
      .flatMap((release) => {
        const version = release.slice(0, release.indexOf('\n')).trim();
        return changesIn(release, part).map((change) => ({ ...change, version }));
      }),
  );
  return [...pending, ...released];
}

/** The first release that names the part; undefined where none has yet. */
export const sinceOf = (part: string): string | undefined =>
  changesOf(part)
    .filter(({ version }) => version)
    .at(-1)?.version;

/** The paragraphs that begin with the part's name in bold, or list it among the first parts. */
function changesIn(text: string, part: string): Change[] {
  const paragraphs = text.split(/\n\s*\n|\n(?=- )/).map((one) => one.replace(/^- (\w{7,}: )?/, ''));
  return paragraphs.flatMap((paragraph) => {
    const [, subject = '', said = ''] = /^\*\*([^*]+):\*\* ([\s\S]*)/.exec(paragraph.trim()) ?? [];
    const isFirst = subject.startsWith('First') && said.includes(`\`${part}\``);
    const names = subject.split(/, | and /).map((name) => name.replaceAll('`', ''));
    if (isFirst) return [{ version: undefined, text: 'Added.' }];
    return names.includes(part) ? [{ version: undefined, text: said }] : [];
  });
}
