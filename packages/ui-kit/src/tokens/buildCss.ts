import { build, defineConfig, Logger, parse } from '@terrazzo/parser';
import css, { FILE_PREFIX, type Permutation } from '@terrazzo/plugin-css';
import { cssName } from './cssName';
import { cssOfBothModes } from './cssOfBothModes';

/** DTCG documents, as `JSON.parse` gives them. */
interface CssSources {
  /** All tokens, as they hold in light mode. */
  light: object;
  /** All tokens, as they hold in dark mode. */
  dark: object;
  /** Tokens that have another value in wide windows. */
  wide?: object;
}

/** Writes the CSS of tokens: a resolver document (DTCG 2025.10) for Terrazzo and its CSS plugin. */
export async function buildCss(
  { light, dark, wide = {} }: CssSources,
  permutations: Permutation[],
): Promise<string> {
  const resolverDocument = {
    name: 'ui-kit',
    version: '2025.10',
    modifiers: {
      scheme: { contexts: { light: [light], dark: [dark] }, default: 'light' },
      window: { contexts: { normal: [], wide: [wide] }, default: 'normal' },
    },
    resolutionOrder: [{ $ref: '#/modifiers/scheme' }, { $ref: '#/modifiers/window' }],
  };
  const cwd = new URL('file:///');
  const logger = new Logger({ level: 'error' });
  const { tokens, resolver, sources } = await parse(
    { filename: new URL('ui-kit.resolver.json', cwd), src: writeJson(resolverDocument) },
    { logger, skipLint: true, config: defineConfig({}, { logger, cwd }) },
  );
  const plugin = css({
    filename: 'tokens.css',
    permutations,
    variableName: ({ id }) => cssName(id),
    transform: cssOfBothModes(resolver.apply({ scheme: 'dark' })),
  });
  const config = defineConfig({ plugins: [plugin] }, { logger, cwd });
  const { outputFiles } = await build(tokens, { resolver, sources, logger, config });
  return String(outputFiles[0]?.contents).replace(FILE_PREFIX, '').trim();
}

/** Leaves descriptions out: the CSS plugin would write that of another token beside an alias. */
function writeJson(document: object): string {
  return JSON.stringify(document, (key, value) => (key === '$description' ? undefined : value));
}
