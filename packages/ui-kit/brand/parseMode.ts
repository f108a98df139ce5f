import {
  type Config,
  defineConfig,
  type LogEntry,
  Logger,
  parse,
  type TokenNormalizedSet,
} from '@terrazzo/parser';
import type { Brand, BrandFault, Mode } from './Brand';
import type { FileToken } from './readTokenFile';
import { readTokenFile } from './readTokenFile';

/** Throws the faults of a document that Terrazzo would print, with their places. */
class TokenErrors extends Error {
  override readonly name = 'TokenErrors';

  constructor(readonly entries: LogEntry[]) {
    super(entries.map(({ message }) => message).join('\n'));
  }
}

class ThrowingLogger extends Logger {
  override error(...entries: LogEntry[]): void {
    throw new TokenErrors(entries);
  }

  override warn(): void {}
}

/** Terrazzo's rules for values. Colours may be CSS strings, as older design tools export them. */
const RULES: NonNullable<NonNullable<Config['lint']>['rules']> = {
  'core/valid-color': ['error', { legacyFormat: true }],
  'core/valid-cubic-bezier': 'error',
  'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
  'core/valid-duration': 'error',
  'core/valid-font-family': 'error',
  'core/valid-font-weight': 'error',
  'core/valid-number': 'error',
  'core/valid-shadow': 'error',
};

/** The tokens of one mode, or the values that cannot be used. */
interface ParsedMode {
  tokens: TokenNormalizedSet;
  faults: BrandFault[];
}

/** Parses and lints the tokens of a brand and the kit in one mode. */
export async function parseMode(
  document: object,
  mode: Mode,
  findPlace: FindPlace,
): Promise<ParsedMode> {
  const text = JSON.stringify(document);
  const logger = new ThrowingLogger();
  const config = defineConfig({ lint: { rules: RULES } }, { logger, cwd: new URL('file:///') });
  try {
    const input = { filename: new URL('file:///tokens.json'), src: text };
    const { tokens } = await parse(input, { config, logger, req: refuseOtherFiles });
    return { tokens, faults: [] };
  } catch (error) {
    const idAt = findIds(text);
    const faults = findEntries(error).map(({ message, node }): BrandFault => {
      const token = idAt(node?.loc?.start.offset);
      return { kind: 'value', ...findPlace(mode, token ?? ''), mode, token, message };
    });
    return { tokens: {}, faults };
  }
}

/**
 * The faults that Terrazzo reports. Terrazzo reads some values before it has checked them, and then throws other errors.
 */
function findEntries(error: unknown): Pick<LogEntry, 'message' | 'node'>[] {
  if (!(error instanceof TokenErrors)) return [{ message: `A value has a wrong form: ${error}` }];
  // The last entry of a lint run only counts the others.
  return error.entries.filter(({ node, label }) => node || label !== 'lint');
}

/** The token at a place in the document. */
function findIds(text: string): (offset: number | undefined) => string | undefined {
  const { tokens } = readTokenFile({ path: '', text });
  return (offset = -1) => tokens.find(({ start, end }) => start <= offset && offset < end)?.id;
}

async function refuseOtherFiles(url: URL): Promise<string> {
  throw new TokenErrors([{ group: 'parser', message: `${url} is not read.` }]);
}

/** Finds where a brand sets the first of these tokens that it has in one mode. */
export type FindPlace = (mode: Mode, ...ids: string[]) => { file: string; line?: number };

/** Dark mode has the tokens of both files; those of the dark file replace the others. */
export function createFindPlace(brand: Brand, files: Record<Mode, FileToken[]>): FindPlace {
  return (mode, ...ids) => {
    const modes: Mode[] = mode === 'dark' ? ['dark', 'light'] : ['light'];
    for (const id of ids) {
      for (const one of modes) {
        const token = files[one].find((each) => each.id === id);
        if (token) return { file: brand[one].path, line: token.line };
      }
    }
    return { file: brand[mode].path };
  };
}
