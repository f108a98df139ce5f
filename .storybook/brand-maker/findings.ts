import type { BrandFault, Mode } from '../../packages/ui-kit/brand/Brand';
import { type Draft, hasField, hexesOf } from './draft';

/** A fault of the brand beside the field that mends it. */
export interface Finding {
  /** The token of the field. Undefined for a fault that no field mends. */
  token: string | undefined;
  mode: Mode;
  /** What is wrong, in the words of the command. */
  message: string;
  /** The colour that mends the fault. */
  hex?: string | undefined;
  /** A token of a file that has no field: the brand can leave the token out. */
  surplus?: string | undefined;
}

/** Finds the field of each fault: of the two colours of a pair, the one that the designer has chosen. */
export function placeFindings(faults: readonly BrandFault[], draft: Draft): Finding[] {
  const derived = hexesOf({ ...draft, derives: true });
  return faults.map((fault): Finding => {
    const { kind, token, on, nearest, nearestOn, mode = 'light' } = fault;
    const message = token ? `${token} ${fault.message}` : fault.message;
    if (!token || !hasField(token)) {
      const surplus = token && token in draft.own[mode] ? token : undefined;
      return { token: undefined, mode, message, surplus };
    }
    if (kind === 'missing') return { token, mode, message, hex: derived[mode](token) };
    const ways = [
      { token, hex: nearest },
      ...(on && nearestOn ? [{ token: on, hex: nearestOn }] : []),
    ].filter(({ hex }) => hex);
    const isChosen = (way: { token: string }) => way.token in draft.own[mode];
    return { mode, message, ...(ways.find(isChosen) ?? ways[0] ?? { token }) };
  });
}
