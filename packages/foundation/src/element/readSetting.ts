import { langAround, languageIn } from '../page/pageLanguage';

/** The attribute of an element, or undefined. */
export const readAttribute = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) ?? undefined;

/** Reads a property, or an attribute as JSON. A wrong value is reported, and counts as missing. */
export function readJson<Value>(
  given: unknown,
  isRight: (value: Value) => boolean,
  onWrong: () => void,
): Value | undefined {
  if (given === undefined || given === null) return undefined;
  try {
    const value = typeof given === 'string' ? JSON.parse(given) : given;
    if (isRight(value)) return value;
  } catch {
    // No JSON, or of another kind.
  }
  onWrong();
  return undefined;
}

/** Reads a number above 0. A wrong value is reported, and counts as missing. */
export function readNumber(
  given: string | undefined,
  max: number,
  onWrong: (given: string) => void,
): number | undefined {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (value > 0 && value <= max) return value;
  onWrong(given);
  return undefined;
}

/**
 * The texts of the element's attribute `language`, or else of the language around the element. A wrong attribute is reported,
 * and counts as missing.
 */
export function readLanguage<Texts>(
  element: Element,
  languages: Readonly<Record<'nb' | 'nn' | 'en', Texts>>,
  onWrong: (problem: string) => void,
): Texts | undefined {
  const given = element.getAttribute('language');
  const texts = given === null ? undefined : languageIn(languages, given);
  if (given && !texts) onWrong(`the language "${given}" is unknown. Languages: nb, nn, en.`);
  return texts ?? languageIn(languages, langAround(element));
}
