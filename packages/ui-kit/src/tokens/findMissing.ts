import type { Brand } from './Brand';
import type { BrandFault } from './BrandFault';
import { isPalette, tokenTypes } from './knownTokens';
import type { FileToken } from './readTokenFile';

/** What a brand is recognized by: a brand that sets any colour sets these. */
const BRAND_COLORS = ['accent', 'accent-hover', 'on-accent', 'accent-soft', 'on-accent-soft'];

/** Colours that are seen together: one of them alone would stand beside neutral ones. */
const SETS = [
  ['surface', 'surface-sunken'],
  ['second', 'on-second', 'second-soft', 'on-second-soft'],
  ['text', 'text-muted'],
  ...['info', 'success', 'warning', 'error'].map((status) =>
    ['surface', 'border', 'text'].map((part) => `${status}-${part}`),
  ),
];

type Files = Record<'light' | 'dark', FileToken[]>;

/** Finds colours that a brand leaves out beside others, and colours that it sets in one mode alone. */
export function findMissing(brand: Brand, files: Files): BrandFault[] {
  if (files.light.length === 0) {
    const message = 'The file sets no token.';
    return [{ kind: 'missing', file: brand.light.path, message }];
  }
  return [...findLeftOut(brand, files.light), ...findOneModeOnly(brand, files)];
}

function findLeftOut({ light }: Brand, tokens: FileToken[]): BrandFault[] {
  const colors = tokens.filter(({ id }) => tokenTypes.get(id) === 'color').map(({ id }) => id);
  const [first] = colors;
  if (!first) return [];
  return [BRAND_COLORS, ...SETS].flatMap((names) => {
    const set = names.map((name) => `color.${name}`);
    const beside = set.find((id) => colors.includes(id)) ?? (names === BRAND_COLORS && first);
    if (!beside) return [];
    const missing = set.filter((id) => !colors.includes(id));
    return missing.map((token): BrandFault => {
      const message = `is missing. A brand that sets ${beside} must set it too.`;
      return { kind: 'missing', file: light.path, token, message };
    });
  });
}

/** Colours and shadows differ between the modes: the two files name the same ones. */
function findOneModeOnly(brand: Brand, files: Files): BrandFault[] {
  const modes = ['light', 'dark'] as const;
  return modes.flatMap((mode) => {
    const other = mode === 'light' ? 'dark' : 'light';
    const present = new Set(files[mode].map(({ id }) => id));
    return files[other]
      .filter(({ id }) => !present.has(id) && !isPalette(id) && hasModes(id))
      .map(({ id }): BrandFault => {
        const { path } = brand[other];
        const message = `is missing in ${mode} mode. ${path} sets it for ${other} mode.`;
        return { kind: 'missing', file: brand[mode].path, mode, token: id, message };
      });
  });
}

const hasModes = (id: string) => ['color', 'shadow'].includes(tokenTypes.get(id) ?? '');
