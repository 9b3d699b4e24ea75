import type { MadeLanguage } from './language.ts';

type Gender = 'm' | 'f' | 'n';

/** A thing's name in both languages, without an article. */
export interface Noun {
  en: string;
  de: string;
  /** Its gender in German; null for a proper name, which has no article. */
  gender: Gender | null;
}

const ARTICLES: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  '': { m: 'der', f: 'die', n: 'das' },
  a: { m: 'den', f: 'die', n: 'das' },
  d: { m: 'dem', f: 'der', n: 'dem' },
};

/** Returns a noun with its article in the form of a template's slot (`Templates`). */
export function say(noun: Noun, language: MadeLanguage, form = ''): string {
  if (form === '-' || noun.gender === null) return noun[language];
  if (language === 'en') return `the ${noun.en}`;
  return `${ARTICLES[form]?.[noun.gender] ?? ''} ${noun.de}`;
}

/** A proper name, the same in both languages. */
export function properName(name: string): Noun {
  return { en: name, de: name, gender: null };
}
