import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './checkName';
import { ROOT } from './paths';

/** The changes of one command. `write` makes them, after all of them have turned out to be possible. */
export interface Plan {
  /** Adds a file. @throws UsageError when it exists */
  create(path: string, text: string): void;
  /** Adds lines at the end of a list: before the first `end` after the only `start`. */
  append(path: string, start: string, end: string, lines: string): void;
  /** Adds a line among the lines that match, in the order of the alphabet. */
  insertSorted(path: string, lines: RegExp, line: string): void;
  /** Adds an import or export at the top of a file; Biome sorts them. */
  addImport(path: string, line: string): void;
  /** Whether a file contains a word. */
  mentions(path: string, word: string): boolean;
  /** Whether a file contains a text. */
  contains(path: string, text: string): boolean;
  /** The paths of the changed files. */
  paths(): string[];
  /** Writes all changes. */
  write(): void;
}

/** Starts an empty plan. */
export function createPlan(): Plan {
  const texts = new Map<string, string>();
  const read = (path: string) => texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  const mustHave = (path: string, found: boolean, text: string) => {
    if (!found) throw new Error(`${path} has no "${text}", or several. Adapt scripts/new.`);
  };

  return {
    create(path, text) {
      if (existsSync(join(ROOT, path))) throw new UsageError(`${path} exists already.`);
      texts.set(path, text);
    },
    append(path, start, end, lines) {
      const text = read(path);
      const from = text.indexOf(start);
      mustHave(path, from >= 0 && from === text.lastIndexOf(start), start);
      const at = text.indexOf(end, from + start.length);
      mustHave(path, at >= 0, end);
      texts.set(path, text.slice(0, at) + lines + text.slice(at));
    },
    insertSorted(path, pattern, line) {
      const lines = read(path).split('\n');
      const matching = lines.filter((each) => pattern.test(each));
      mustHave(path, matching.length > 0, String(pattern));
      const next = matching.find((each) => each > line);
      const last = lines.lastIndexOf(matching.at(-1) ?? '');
      lines.splice(next === undefined ? last + 1 : lines.indexOf(next), 0, line);
      texts.set(path, lines.join('\n'));
    },
    addImport(path, line) {
      const text = read(path);
      const at = text.search(/^(import|export) /m);
      mustHave(path, at >= 0, 'import');
      texts.set(path, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
    },
    mentions: (path, word) => new RegExp(`\\b${word}\\b`).test(read(path)),
    contains: (path, text) => read(path).includes(text),
    paths: () => [...texts.keys()],
    write() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(ROOT, path)), { recursive: true });
        writeFileSync(join(ROOT, path), text);
      }
    },
  };
}
