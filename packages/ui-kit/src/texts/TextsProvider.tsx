import { mergeTexts } from '@forsikring/foundation/texts/mergeTexts';
import { createContext, type ReactNode, useContext } from 'react';
import { warnWithoutStyles } from '../internals/warnOnce';

/** The languages that the parts speak: bokmål, nynorsk and English. */
export type Language = 'nb' | 'nn' | 'en';

const LanguageContext = createContext<Language>('nb');

/** Props of `TextsProvider`. */
export interface TextsProviderProps {
  /** The language of the parts' own texts. @default 'nb' */
  language?: Language | undefined;
  /** The components that get the language. */
  children: ReactNode;
}

/** Sets the language of the texts that the parts bring with them. */
export function TextsProvider({ language = 'nb', children }: TextsProviderProps) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

/** A part's texts in every language. Bokmål decides the names of the texts. */
export type TextsOf<Texts> = Record<Language, Texts>;

/** A part's texts: the prop first, then the provider's language. Absent props never hide a text. */
export function useTexts<Texts extends object>(texts: TextsOf<Texts>, own?: Partial<Texts>): Texts {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  return mergeTexts(texts[useContext(LanguageContext)], own);
}
