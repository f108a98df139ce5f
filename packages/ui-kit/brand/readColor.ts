import { parseColor, tokenToColor } from '@terrazzo/token-tools';
import { contrastWCAG21, serialize } from 'colorjs.io/fn';
import type { Mode } from './Brand';
import { contrastPairs } from './contrastPairs';
import { cssName } from './kitTokens';

/** The colour of a token in one mode, as the page's brand has it. */
function readColor(token: string, mode: Mode) {
  const probe = document.createElement('span');
  probe.style.colorScheme = mode;
  probe.style.color = `var(${cssName(token)})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return tokenToColor(parseColor(color));
}

/** The colour in the designer's notation: `#0a4f9e`. */
export const readHex = (token: string, mode: Mode) =>
  serialize(readColor(token, mode), { format: 'hex', collapse: false });

/** The contrast of every pair that the parts put together, in one mode of the page's brand. */
export function measureContrast(mode: Mode) {
  return contrastPairs.map((pair) => ({
    ...pair,
    ratio: contrastWCAG21(readColor(pair.color, mode), readColor(pair.on, mode)),
  }));
}
