import type { FieldValue } from '../core/transport';
import { looksLikeIdentifier, looksPersonal } from './looksPersonal';
import { plainText } from './plainText';
import { scrubPath } from './scrubAddress';

/** The longest string that is sent, in UTF-16 units (specification part 2 §9). */
const MAX_LENGTH = 255;

/**
 * What a field may hold. `label` is text that the product wrote; `code` is one word, so that nothing
 * that a person wrote fits; `answer` is a code or a figure, or
 * several; `path` is scrubbed.
 */
export type FieldKind = 'label' | 'code' | 'codes' | 'path' | 'flag' | 'answer' | 'figure';

/** Why a value does not do. */
export type Fault = 'INVALID' | 'PERSONAL_DATA';

type Checked = { value: FieldValue } | { fault: Fault };

const INVALID: Checked = { fault: 'INVALID' };
const PERSONAL: Checked = { fault: 'PERSONAL_DATA' };

function cut(text: string): string {
  // The half of a character that the cut went through is no text.
  return text.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

function checkText(text: unknown): Checked {
  if (typeof text !== 'string' || text === '') return INVALID;
  return looksPersonal(text) ? PERSONAL : { value: cut(text) };
}

function checkCode(code: unknown): Checked {
  const words = typeof code === 'string' && /[\s\u200b]/.test(plainText(code).trim());
  return words ? INVALID : checkText(code);
}

function checkFigure(figure: number): Checked {
  if (!Number.isFinite(figure)) return INVALID;
  return looksLikeIdentifier(figure) ? PERSONAL : { value: figure };
}

function checkAll(list: readonly unknown[], check: (item: unknown) => Checked): Checked {
  const value: (string | number)[] = [];
  for (const item of list) {
    const checked = check(item);
    if ('fault' in checked) return checked;
    value.push(checked.value as string | number);
  }
  return { value };
}

const checkFigureOrCode = (value: unknown) =>
  typeof value === 'number' ? checkFigure(value) : checkCode(value);

/** One value as it may be sent, or why not. */
export function checkValue(kind: FieldKind, value: unknown): Checked {
  switch (kind) {
    case 'label':
      return checkText(value);
    case 'code':
      return checkCode(value);
    case 'codes':
      return Array.isArray(value) ? checkAll(value, checkCode) : INVALID;
    case 'path':
      return typeof value === 'string' ? checkText(scrubPath(value)) : INVALID;
    case 'flag':
      return typeof value === 'boolean' ? { value } : INVALID;
    case 'answer':
      return Array.isArray(value) ? checkAll(value, checkFigureOrCode) : checkFigureOrCode(value);
    case 'figure':
      return typeof value === 'boolean' ? { value } : checkFigureOrCode(value);
  }
}
