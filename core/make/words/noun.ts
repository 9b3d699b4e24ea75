import type { MadeLanguage } from './language.ts';

type Gender = 'm' | 'f' | 'n';

/** A thing's name in both languages, without an article. */
export interface Noun {
  en: string;
  de: string;
  /** Its gender in German; null for a proper name, which has no article. */
  gender: Gender | null;
  /** Whether its English name begins with an owner in place of an article: "Ada’s note". */
  isOwned?: boolean;
}

const ARTICLES: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  '': { m: 'der', f: 'die', n: 'das' },
  a: { m: 'den', f: 'die', n: 'das' },
  d: { m: 'dem', f: 'der', n: 'dem' },
};

/** Returns a noun with its article in the form of a template's slot (`Templates`). */
export function say(noun: Noun, language: MadeLanguage, form = ''): string {
  if (form === '-' || noun.gender === null) return noun[language];
  if (language === 'en') return noun.isOwned ? noun.en : `the ${noun.en}`;
  return `${ARTICLES[form]?.[noun.gender] ?? ''} ${noun.de}`;
}

/** Returns a paper's noun with the name of whoever wrote it. */
export function nounBy(author: string, noun: Noun): Noun {
  return { ...noun, en: `${author}’s ${noun.en}`, de: `${noun.de} von ${author}`, isOwned: true };
}

/** A proper name, the same in both languages. */
export function properName(name: string): Noun {
  return { en: name, de: name, gender: null };
}
