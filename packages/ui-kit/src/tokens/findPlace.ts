import type { Brand } from './Brand';
import type { Mode } from './BrandFault';
import type { FileToken } from './readTokenFile';

/** Finds where a brand sets the first of these tokens, as it holds in one mode. */
export type FindPlace = (mode: Mode, ...ids: string[]) => { file: string; line?: number };

/** Dark mode has the tokens of both files; those of the dark file hold. */
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
